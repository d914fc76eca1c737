        .include "zeropage.inc"
        .include "orders/orders.inc"
        .export foe_place
        .import place_of

        .segment "ORDERS"

;;; foe_place -- where an enemy is
;;; in:       ord_foe; zp_side
;;; out:      X = column; Y = row
;;; clobbers: A
;;; cycles:   <= 50
.proc foe_place
        ldx     ord_foe
        lda     zp_side
        eor     #1                      ; the other side's
        tay
        jsr     place_of
        tax
        rts
.endproc
