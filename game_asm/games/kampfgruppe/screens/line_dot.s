; One step of the broken line.
        .include "zeropage.inc"
        .include "screens/line.inc"

        .export line_dot
        .import line_at

        .segment "LOW_CODE"

;;; line_dot -- turn a pair of dots of the broken line round, if it shows there
;;; in:       byte, pair, line; left, longer: between the dashes and within the squares it does not
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0
;;; cycles:   <= 140
.proc line_dot
        lda     left
        cmp     #SPARED+1
        bcc     @none
        adc     #SPARED-1               ; C = 1
        cmp     longer
        beq     @on
        bcs     @none
@on:    and     #DASH
        beq     @none
        lda     line
        asl     a
        tay
        jsr     line_at
        ldx     pair
        ldy     byte
        lda     (zp_ptr0),y
        eor     left_dots,x
        sta     (zp_ptr0),y
        iny
        lda     (zp_ptr0),y
        eor     right_dots,x
        sta     (zp_ptr0),y
@none:  rts

left_dots:
        .byte   %0000011, %0001100, %0110000, %1000000, 0, 0, 0
right_dots:
        .byte   0, 0, 0, %0000001, %0000110, %0011000, %1100000
.endproc
