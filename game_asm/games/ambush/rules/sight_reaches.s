        .include "zeropage.inc"
        .export sight_reaches
        .import square_lo, square_hi, sight_row, sight_cut_first, sight_cut_end, sight_cut_start
        .import sight_cut_lo, sight_cut_hi, SIGHT_RUBBLE_MOST

        .segment "RULES"

;;; sight_reaches -- is there anything left of the view along a line that is counted?
;;; rule:     10.4  below .01 it is nothing
;;; in:       zp_sight_dx zp_sight_dy zp_sight_halves zp_sight_rubble zp_sight_interior
;;; out:      C = 1 when T >= .01; zp_t2/t3 = D squared
;;; clobbers: A X Y
;;; cycles:   <= 110
.proc sight_reaches
        ldx     zp_sight_dx
        ldy     zp_sight_dy
        clc
        lda     square_lo,x
        adc     square_lo,y
        sta     zp_t2
        lda     square_hi,x
        adc     square_hi,y
        sta     zp_t3                   ; zp_t2/t3 = D squared
        lda     zp_sight_rubble
        cmp     #<SIGHT_RUBBLE_MOST+1
        bcs     @none
        ldx     zp_sight_halves
        adc     sight_row,x             ; C = 0 here
        tax                             ; X = row of the cut tables
        lda     zp_sight_interior
        cmp     sight_cut_end,x
        bcs     @none
        sec
        sbc     sight_cut_first,x
        bcc     @seen                   ; visible across the whole village
        adc     sight_cut_start,x       ; C = 1 here: one too many
        tax
        lda     sight_cut_lo-1,x        ; the farthest that still leaves .01
        cmp     zp_t2
        lda     sight_cut_hi-1,x
        sbc     zp_t3
        rts                             ; C = 1: it reaches as far
@seen:  sec
        rts
@none:  clc
        rts
.endproc
