; What entrenchment makes of a defender.
        .include "zeropage.inc"

        .export defence_factors
        .import acs_scale

FIFTHS          = 5

        .segment "RULES"

;;; defence_factors -- the strength with which a group defends
;;; rule:     7.9.1  a fifth more for each level
;;; in:       zp_acs = its basic strength; zp_dug = entrenchment 0..5
;;; out:      zp_acs; X kept
;;; clobbers: A Y zp_t1..zp_t7
;;; cycles:   <= 2100
.proc defence_factors
        lda     zp_dug
        beq     @done
        clc
        adc     #FIFTHS
        ldy     #FIFTHS
        jmp     acs_scale
@done:  rts
.endproc
