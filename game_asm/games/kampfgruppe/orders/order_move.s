; Movement objectives and speed.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_move
        .import each_unit, ask_speed, can_drive, move_one

        .segment "ORDERS"

;;; order_move -- the cursor's square becomes a movement objective
;;; rule:     5.5.1 5.5.2 AM.15  RETURN alone takes the most it can; says where, and that it is
;;; rule:     5.5.2  the second
;;; in:       st_cursor_x/y; the unit at work
;;; out:      changes unit_records
;;; clobbers: A X Y line_*, scratch, the overlay's own, what the rules use and the picture
;;; cycles:   -
.proc order_move
        lda     st_cursor_x
        sta     ord_x
        lda     st_cursor_y
        sta     ord_y
        jsr     can_drive
        bcc     @no
        jsr     ask_speed
        bcs     @no
        each    move_one
        lda     ord_all
        bne     @first
        ldy     #U_NEXT_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @first
        set_note_here msg_orders_then
        rts
@first:
        set_note_here msg_orders_moves
@no:    rts
.endproc
