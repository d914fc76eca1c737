; A broken line from one square of the window to another.
        .include "zeropage.inc"
        .include "screens/line.inc"

        .export line_turn, line_x0, line_y0, line_x1, line_y1
        .import line_dot

        .segment "LOW_BSS"
line_x0:        .res 1                  ; squares of the window: its ends
line_y0:        .res 1
line_x1:        .res 1
line_y1:        .res 1

        .segment "LOW_CODE"

;;; line_turn -- turn the dots of the line round: it is there, or it is gone again
;;; in:       line_x0/y0, line_x1/y1
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t7 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   <= 22000
.proc line_turn
        lda     line_x1
        sec
        sbc     line_x0
        jsr     distance
        stx     step_x
        sta     longer
        asl     a                       ; x PAIRS
        asl     a
        asl     a
        sec
        sbc     longer
        sta     longer
        lda     line_y1
        sec
        sbc     line_y0
        jsr     distance
        stx     step_y
        asl     a
        asl     a
        asl     a
        sta     shorter
        ldx     #1
        cmp     longer
        bcc     @flat
        ldy     longer
        sty     shorter
        sta     longer
        dex
@flat:  stx     flat
        lda     line_x0
        asl     a
        sta     byte
        lda     #MIDDLE_PAIR
        sta     pair
        lda     line_y0
        asl     a
        asl     a
        asl     a
        ora     #MIDDLE_LINE
        sta     line
        lda     longer
        beq     @done
        sta     left
        lsr     a
        sta     error
@step:  ldx     #0                      ; 1 = a step aside too
        lda     error
        sec
        sbc     shorter
        bcs     @same
        adc     longer                  ; C = 0
        inx
@same:  sta     error
        txa
        ora     flat
        beq     @down
        jsr     across
@down:  txa
        eor     #1
        and     flat                    ; 1 = only across
        bne     @dot
        lda     line
        clc
        adc     step_y
        sta     line
@dot:   jsr     line_dot
        dec     left
        bne     @step
@done:  rts
.endproc
        .assert PAIRS = 7, error, "line_turn multiplies by 7"

; A, C = a difference -> A = its size, X = 1 or $FF, its sign.
.proc distance
        ldx     #1
        bcs     @done
        eor     #$FF
        adc     #1                      ; C = 0
        ldx     #$FF
@done:  rts
.endproc

; A pair of dots on by step_x.  Keeps X.
.proc across
        lda     pair
        clc
        adc     step_x
        bmi     @west
        cmp     #PAIRS
        bcc     @set
        inc     byte
        inc     byte
        lda     #0
        beq     @set                    ; always
@west:  dec     byte
        dec     byte
        lda     #PAIRS-1
@set:   sta     pair
        rts
.endproc
