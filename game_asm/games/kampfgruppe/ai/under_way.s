        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export under_way

        .segment "COMPUTER"

;;; under_way -- has the unit at work orders to go somewhere?
;;; in:       zp_unit
;;; out:      C = 0, Z = 0 when it has; A = column it goes to first; Y = U_GOAL_X; X kept
;;; clobbers: none
;;; cycles:   <= 20
.proc under_way
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        rts
.endproc
