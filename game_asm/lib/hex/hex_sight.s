; The line of sight between two hexes: the height of the line above the ground runs along as a sum.
        .include "zeropage.inc"

        .importzp HEX_STRIDE
        .import hex_ground, hex_height, hex_line, hex_row_hi, hex_row_lo, hex_top
        .export hex_sight

TOPS            = 6                     ; heights 0..5

NW              = -HEX_STRIDE-1
N               = -HEX_STRIDE
NE              = -HEX_STRIDE+1
SW              = HEX_STRIDE-1
SE              = HEX_STRIDE+1

slow            := zp_t2                ; steps in the second direction
steps           := zp_t3                ; all steps
mixed           := zp_t4
height          := zp_t5                ; of the line, times the steps
rise            := zp_t6                ; of it with each step
way             := zp_t7                ; first direction, doubled
way_slow        := zp_arg4
left            := zp_arg5              ; steps to go
here            := zp_ptr0

        .assert TOPS = 6, error, "the sums below"

        .segment "LOW_BSS"
times:          .res TOPS               ; heights, times the steps

        .segment "RODATA"
; what a step adds to an index, a pair a direction: from a lower column, from an upper one
step_lo:        .byte <N, <N, 1, <NE, <SE, 1, HEX_STRIDE, HEX_STRIDE, <SW, $FF, $FF, <NW
step_hi:        .byte $FF, $FF, 0, $FF, 0, 0, 0, 0, 0, $FF, $FF, $FF

        .segment "CODE"

;;; hex_sight -- can one see from one hex to another? The same both ways
;;; in:       zp_arg0, zp_arg2 = columns 1..48; zp_arg1, zp_arg3 = rows 1..32, at most 50 steps
;;;           apart; hex_ground; hex_height, hex_top: by ground byte, how high one stands there 0..3
;;;           and how high what stands there reaches 0..5
;;; out:      C = 0 the line is clear; C = 1 a hex between reaches above it; zp_arg0..zp_arg3 may
;;;           have changed places
;;; clobbers: A X Y scratch
;;; cycles:   <= 5200
; About 300 cycles, and 90 for each hex between.  The line is walked from the hex with the lower
; number, so that it is one line from either end.
.proc hex_sight
        jsr     hex_line
        bcs     @far
        rts                             ; the next one, or the same: C = 0
@far:   lda     steps
        ldx     #0                      ; heights times the steps
        stx     times
        sta     times+1
        .repeat 4, n
        clc
        adc     steps
        sta     times+2+n
        .endrepeat
        ldx     zp_arg3                 ; how high they stand
        lda     hex_row_lo,x
        clc
        adc     zp_arg2
        sta     here
        lda     hex_row_hi,x
        adc     #>hex_ground
        sta     here+1
        ldy     #0
        lda     (here),y
        tax
        lda     hex_height,x
        sta     rise
        ldx     zp_arg1
        lda     hex_row_lo,x
        clc
        adc     zp_arg0
        sta     here
        lda     hex_row_hi,x
        adc     #>hex_ground
        sta     here+1
        lda     (here),y
        tax
        ldy     hex_height,x
        lda     times,y
        sta     height
        lda     rise
        sec
        sbc     hex_height,x
        sta     rise
        ldx     steps
        dex
        stx     left
        lda     steps
        lsr     a
        sta     mixed
@step:  lda     mixed
        clc
        adc     slow
        cmp     steps
        bcc     @first
        sbc     steps
        sta     mixed
        lda     here
        and     #1
        ora     way_slow
        bcs     @go                     ; always
@first: sta     mixed
        lda     here
        and     #1
        ora     way
@go:    tax
        lda     here
        clc
        adc     step_lo,x
        sta     here
        lda     here+1
        adc     step_hi,x
        sta     here+1
        ldy     #0
        lda     (here),y
        tax
        ldy     hex_top,x
        lda     height
        clc
        adc     rise
        sta     height
        cmp     times,y
        bcc     @hidden
        dec     left
        bne     @step
        clc
        rts
@hidden:
        sec
        rts
.endproc
