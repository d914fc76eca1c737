; Looking after a unit: C H L N O T.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_look
        .import cursor_to, unit_select, place_get

        .segment "ORDERS"

;;; order_look -- the cursor to the current unit
;;; in:       ord_unit
;;; out:      the unit at work; changes st_cursor_x/y zp_unit zp_unit_no
;;; clobbers: A X Y zp_from_x/y, scratch, the overlay's own and the picture
;;; cycles:   -
.proc order_look
        lda     ord_unit
        jsr     unit_select
        falls_into to_unit
.endproc

; The cursor to the unit at work, if it is on the map.
.proc to_unit
        jsr     place_get
        cmp     #NOWHERE
        beq     @off
        tax
        ldy     zp_from_y
        jmp     cursor_to
@off:   set_note msg_unit_off
        rts
.endproc
