        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "orders/orders.inc"
        .export ask_speed
        .import ask_number, weapon_sp, msg_orders_speed

        .segment "ORDERS"

;;; ask_speed -- how fast?
;;; rule:     5.2.12
;;; in:       the unit at work; ord_all
;;; out:      C = 0: ord_value = speed; C = 1: nothing was said
;;; clobbers: A X Y line_*, scratch, the overlay's own and the picture
;;; cycles:   -
.proc ask_speed
        ldx     #FASTEST
        lda     ord_all
        bne     @ask
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_sp,x
        tax
@ask:   lda     #<msg_orders_speed
        ldy     #>msg_orders_speed
        jmp     ask_number
.endproc
FASTEST         = 22                    ; of all weapons
