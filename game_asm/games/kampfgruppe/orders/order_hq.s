        .include "zeropage.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_hq
        .import command_link, unit_alive, order_look

        .segment "ORDERS"

;;; order_hq -- to the next higher HQ, and whether a command link reaches it
;;; rule:     5.2.6 5.12.7
;;; in:       the unit at work
;;; out:      ord_unit = that HQ; changes st_cursor_x/y
;;; clobbers: A X Y zp_unit zp_unit_no, what the rules use, the overlay's own and the picture
;;; cycles:   -
.proc order_hq
        lda     ord_unit
        beq     @top
        jsr     command_link
        php
        pha
        jsr     unit_alive
        pla
        bcc     @dead
        sta     ord_unit
        jsr     order_look
        plp
        bcs     @linked
        set_note msg_orders_no_link
        rts
@linked:
        set_note msg_orders_link
        rts
@top:   set_note msg_orders_top
        rts
@dead:  plp
        set_note msg_orders_no_link
        rts
.endproc
