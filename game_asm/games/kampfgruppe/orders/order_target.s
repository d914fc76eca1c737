        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_target
        .import cursor_to, ask_print, key_wait, foe_lines, foe_place, foe_select

        .segment "ORDERS"

;;; order_target -- the target that the unit has chosen or was given, while somebody sees it
;;; rule:     5.2.11 5.1.2
;;; in:       the unit at work
;;; out:      the picture; changes st_cursor_x/y
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc order_target
        ldy     #U_TARGET
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @none
        cmp     #UNITS
        bcs     @none
        sta     ord_foe
        jsr     foe_select
        ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_SEEN | UF_SEEN_BEFORE
        beq     @none                   ; nobody sees where it is by now
        ldy     #U_CARRIER
        lda     (zp_foe),y
        cmp     #NO_UNIT
        bne     @none                   ; nor that it rides
        jsr     foe_place
        cpx     #NOWHERE
        beq     @none
        jsr     cursor_to
        jsr     foe_lines
        ask_at  msg_orders_target
        jmp     key_wait
@none:  set_note msg_orders_no_target
        rts
.endproc
