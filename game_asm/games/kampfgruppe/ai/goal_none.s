        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export goal_none

        .segment "COMPUTER"

;;; goal_none -- the unit at work stays where it is
;;; rule:     5.2.9 5.11.2  giving up a movement adds a pulse to the delay
;;; in:       zp_unit
;;; out:      U_GOAL_X, U_NEXT_X, U_DELAY; changes unit_records
;;; clobbers: A Y
;;; cycles:   <= 50
.proc goal_none
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        bmi     @done
        lda     #NOWHERE
        sta     (zp_unit),y
        ldy     #U_NEXT_X
        sta     (zp_unit),y
        ldy     #U_DELAY
        lda     (zp_unit),y
        clc
        adc     #1
        sta     (zp_unit),y
@done:  rts
.endproc
