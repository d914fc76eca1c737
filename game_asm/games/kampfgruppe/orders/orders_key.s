        .include "zeropage.inc"
        .include "orders/orders.inc"
        .export orders_key
        .import any_key, key_upper, view_clear

        .segment "ORDERS"

;;; orders_key -- wait for a key, not for a RETURN behind an answer; a view goes with it
;;; in:       none
;;; out:      A = key, a capital
;;; clobbers: X Y zp_unit, scratch, the overlay's own and the picture
;;; cycles:   -
.proc orders_key
        jsr     any_key
        jsr     key_upper
        ldx     ord_lit
        beq     @done
        pha
        jsr     view_clear
        pla
@done:  rts
.endproc
