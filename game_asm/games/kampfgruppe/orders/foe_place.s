        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "orders/orders.inc"
        .export foe_place

        .segment "ORDERS"

;;; foe_place -- where an enemy is
;;; in:       ord_foe; zp_side
;;; out:      X = column; Y = row
;;; clobbers: A
;;; cycles:   <= 35
.proc foe_place
        ldx     ord_foe
        lda     zp_side
        beq     @soviet                 ; the other side's
        lda     unit_x,x
        ldy     unit_y,x
        tax
        rts
@soviet:
        lda     unit_x+UNITS,x
        ldy     unit_y+UNITS,x
        tax
        rts
.endproc
