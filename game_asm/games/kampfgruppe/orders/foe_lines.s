        .include "zeropage.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export foe_lines
        .import unit_select, byte_print, text_print, text_clear_row, unit_head, range_find
        .import place_of_work, foe_place

        .segment "ORDERS"

;;; foe_lines -- what is known of an enemy, and how far it is
;;; in:       ord_foe; ord_unit; zp_side
;;; out:      the unit at work = ord_unit; changes zp_unit zp_unit_no
;;; clobbers: A X Y zp_from_x/y zp_to_x/y, what the rules use, the overlay's own and the picture
;;; cycles:   -
.proc foe_lines
        lda     zp_side
        pha
        eor     #1
        sta     zp_side
        lda     ord_foe
        jsr     unit_select
        ldy     #ROW_UNIT
        jsr     unit_head
        pla
        sta     zp_side
        ldy     #ROW_UNIT+1
        jsr     text_clear_row
        print_msg msg_orders_foe_range
        jsr     foe_place
        stx     zp_to_x
        sty     zp_to_y
        lda     ord_unit
        jsr     unit_select
        jsr     place_of_work
        jsr     range_find
        jmp     byte_print
.endproc
