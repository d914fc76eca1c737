        .include "zeropage.inc"
        .export sight_factors
        .import sight_rubble_lo, sight_rubble_hi, sight_interior_lo, sight_interior_hi

        .segment "RULES"

LOG_HALF        = 16                    ; high byte of a halving

;;; sight_factors -- add what sides and grounds take from the view
;;; rule:     10.4.2  factors multiply
;;; in:       zp_chance; zp_sight_halves, zp_sight_rubble, zp_sight_interior within the tables
;;; out:      zp_chance = zp_chance + -log2 of the product
;;; clobbers: A X
;;; cycles:   <= 110
.proc sight_factors
        ldx     zp_sight_rubble
        clc
        lda     zp_chance
        adc     sight_rubble_lo,x
        sta     zp_chance
        lda     zp_chance+1
        adc     sight_rubble_hi,x
        ldx     zp_sight_halves
        beq     @rooms
@half:  adc     #LOG_HALF               ; C = 0: sums stay far below 16
        dex
        bne     @half
@rooms: ldx     zp_sight_interior
        sta     zp_chance+1
        lda     zp_chance
        adc     sight_interior_lo,x
        sta     zp_chance
        lda     zp_chance+1
        adc     sight_interior_hi,x
        sta     zp_chance+1
        rts
.endproc
