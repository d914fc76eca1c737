; Who is where: Z, RETURN and 9.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export unit_here, examine, list_units
        .import unit_select, unit_at_cursor, ask_print, key_capital, foe_place, foe_select
        .import unit_line, foe_head, text_print, orders_unit, orders_redraw
        .import list_pages, msg_orders_list

        .segment "ORDERS"

;;; unit_here -- the first friendly unit under the cursor that is not carried
;;; rule:     5.1.1
;;; in:       st_cursor_x/y; zp_side
;;; out:      C = 1: A = its number; C = 0: there is none; changes zp_unit zp_unit_no
;;; clobbers: A X Y zp_from_x/y, scratch and the overlay's own
;;; cycles:   -
.proc unit_here
        lda     #0
        sta     ord_gun
@unit:  lda     ord_gun
        jsr     unit_select
        jsr     unit_at_cursor
        bcc     @next
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @next
        lda     ord_gun
        rts                             ; C = 1
@next:  inc     ord_gun
        lda     ord_gun
        cmp     #UNITS
        bne     @unit
        clc
        rts
.endproc

;;; examine -- friendly and visible enemy units at the cursor, one after the other
;;; rule:     5.1.2 4.4.4
;;; in:       st_cursor_x/y
;;; out:      the picture; orders, if the player gives them; changes st_cursor_x/y
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, what the rules use and the overlay's own
;;; cycles:   -
.proc examine
        lda     #0
        sta     ord_gun
        sta     ord_count
@unit:  lda     ord_gun
        jsr     unit_select
        jsr     unit_at_cursor
        bcc     @next
        inc     ord_count
        ldy     #ROW_UNIT
        jsr     unit_line
        ask_at  msg_orders_take
        jsr     key_capital
        cmp     #KEY_RETURN
        beq     @take
        jsr     ends
        beq     @quit
@next:  inc     ord_gun
        lda     ord_gun
        cmp     #UNITS
        bne     @unit
        jsr     examine_foes
        lda     ord_count
        bne     @quit
        set_note msg_orders_nobody
@quit:  rts
@take:  lda     ord_gun
        sta     ord_unit
        lda     #0
        sta     ord_all
        jmp     orders_unit
.endproc

; Z = 1 when key A ends a row of units.
.proc ends
        cmp     #'Q'
        beq     @yes
        cmp     #'X'
        beq     @yes
        cmp     #KEY_ESCAPE
@yes:   rts
.endproc

; The enemies at the cursor that are seen: what they are, no more.
.proc examine_foes
        lda     #0
        sta     ord_foe
@foe:   jsr     foe_place
        cpx     st_cursor_x
        bne     @next
        cpy     st_cursor_y
        bne     @next
        lda     ord_foe
        jsr     foe_select
        ldy     #U_COUNT
        lda     (zp_foe),y
        beq     @next
        ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_SEEN
        beq     @next
        ldy     #U_CARRIER              ; it has got on since
        lda     (zp_foe),y
        cmp     #NO_UNIT
        bne     @next
        inc     ord_count
        jsr     foe_head
        print_msg msg_orders_enemy
        ask_at  msg_orders_more
        jsr     key_capital
        jsr     ends
        beq     @quit
@next:  inc     ord_foe
        lda     ord_foe
        cmp     #UNITS
        bne     @foe
@quit:  rts
.endproc

;;; list_units -- all units of the side, page by page; then the map again
;;; in:       zp_side
;;; out:      none
;;; clobbers: A X Y zp_unit zp_unit_no, scratch, the overlay's own and the picture
;;; cycles:   -
.proc list_units
        lda     #<msg_orders_list
        ldy     #>msg_orders_list
        jsr     list_pages
        jmp     orders_redraw
.endproc
