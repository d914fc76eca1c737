        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export under_way, way_end

        .segment "COMPUTER"

        .assert MAP_SIDE <= 128 && NOWHERE > 127, error, "bmi tells who is nowhere from a column"

;;; under_way -- has the unit at work orders to go somewhere?
;;; in:       zp_unit
;;; out:      C = 1 when it has: A = column it goes to first; Y = U_GOAL_X; X kept
;;; clobbers: none
;;; cycles:   <= 20
.proc under_way
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        clc
        bmi     @done
        sec
@done:  rts
.endproc

;;; way_end -- where the way of the unit at work ends
;;; in:       zp_unit
;;; out:      C = 1: zp_from_x/y; C = 0: it is on none
;;; clobbers: A Y
;;; cycles:   <= 80
.proc way_end
        jsr     under_way
        bcc     @none
        sta     zp_from_x
        iny
        lda     (zp_unit),y
        sta     zp_from_y
        iny
        lda     (zp_unit),y
        bmi     @none
        sta     zp_from_x               ; by a crossing
        iny
        lda     (zp_unit),y
        sta     zp_from_y
@none:  rts
.endproc
