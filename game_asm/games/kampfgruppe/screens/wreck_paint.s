; What was shot up in a square, over its ground.
        .include "zeropage.inc"

        .export wreck_paint
        .import wreck_left, wreck_right

FIRST           = 8                     ; lines of the square
LINES           = 7
LEFT_EDGE       = %0000001              ; dots of the ground that stay
RIGHT_EDGE      = %1000000

        .segment "LOW_CODE"

;;; wreck_paint -- a wreck into the lower half of a square
;;; in:       Y = its left byte; zp_lines = its row's sixteen lines
;;; out:      the picture; Y kept
;;; clobbers: A
;;; cycles:   <= 320
.proc wreck_paint
        .repeat ::LINES, n
        lda     (zp_lines+2*(FIRST+n)),y
        and     #LEFT_EDGE
        ora     wreck_left+FIRST+n
        sta     (zp_lines+2*(FIRST+n)),y
        .endrepeat
        iny
        .repeat ::LINES, n
        lda     (zp_lines+2*(FIRST+n)),y
        and     #RIGHT_EDGE
        ora     wreck_right+FIRST+n
        sta     (zp_lines+2*(FIRST+n)),y
        .endrepeat
        dey
        rts
.endproc
