        .include "zeropage.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export near_find, foe_range, cross_range
        .import foe_col, foe_row, cross_col, cross_row

        .segment "COMPUTER"

;;; cross_range -- how far a ford or bridge is from a square
;;; in:       X = its place in the list, and 1; zp_from_x/y; cross_col cross_row
;;; out:      A = squares; zp_to_x/y = where it is; near_dx near_dy without sign; X kept
;;; clobbers: none
;;; cycles:   <= 90
.proc cross_range
        lda     cross_col-1,x
        sta     zp_to_x
        lda     cross_row-1,x
        sta     zp_to_y
        jmp     near_find
.endproc

;;; foe_range -- how far an enemy of the list is from a square
;;; in:       X = its place in the list; zp_from_x/y; foe_col foe_row
;;; out:      A = squares; zp_to_x/y = where it is; near_dx near_dy without sign; X kept
;;; clobbers: none
;;; cycles:   <= 85
.proc foe_range
        lda     foe_col,x
        sta     zp_to_x
        lda     foe_row,x
        sta     zp_to_y
        falls_into near_find
.endproc

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
