        .include "zeropage.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export foe_lines
        .import unit_select, text_byte, text_print, range_find, foe_head
        .import place_get, foe_place

        .segment "ORDERS"

;;; foe_lines -- what is known of an enemy, and how far it is
;;; in:       ord_foe; ord_unit; zp_side
;;; out:      the unit at work = ord_unit; changes zp_unit zp_unit_no
;;; clobbers: A X Y zp_from_x/y zp_to_x/y, what the rules use, the overlay's own and the picture
;;; cycles:   -
.proc foe_lines
        jsr     foe_head
        print_msg msg_orders_foe_range
        jsr     foe_place
        stx     zp_to_x
        sty     zp_to_y
        lda     ord_unit
        jsr     unit_select
        jsr     place_get
        jsr     range_find
        jmp     text_byte
.endproc
