        .include "zeropage.inc"
        .include "ai/ai.inc"
        .export near_find

        .segment "COMPUTER"

;;; near_find -- how far two squares are apart: the longer side and half of the shorter
;;; in:       zp_from_x/y, zp_to_x/y
;;; out:      A = squares 0..88; near_dx near_dy without sign
;;; clobbers: none
;;; cycles:   <= 70
.proc near_find
        lda     zp_to_x
        sec
        sbc     zp_from_x
        bcs     @east
        eor     #$FF
        adc     #1
@east:  sta     near_dx
        lda     zp_to_y
        sec
        sbc     zp_from_y
        bcs     @south
        eor     #$FF
        adc     #1
@south: sta     near_dy
        cmp     near_dx
        bcs     @tall
        lsr     a
        clc
        adc     near_dx
        rts
@tall:  lda     near_dx
        lsr     a
        clc
        adc     near_dy
        rts
.endproc
