; Looking after a unit: C H L N O T.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_center, order_hq, order_look, order_next, order_goals, order_target
        .export foe_place, foe_lines
        .import cursor_to, cursor_hide, cursor_show, map_center, map_show, unit_select, foe_select
        .import command_link, unit_alive, its_hq, ask_print, byte_print, text_print, text_goto
        .import text_clear_row, key_wait, unit_line, unit_head, range_find, place_of_work

        .segment "ORDERS"

; C: the window about the cursor.
.proc order_center
        jsr     cursor_hide
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     map_center
        jsr     map_show
        jmp     cursor_show
.endproc

; L: the cursor to the current unit.
.proc order_look
        lda     ord_unit
        jsr     unit_select
        falls_into to_unit
.endproc

; The cursor to the unit at work, if it is on the map.
.proc to_unit
        jsr     place_of_work
        cmp     #NOWHERE
        beq     @off
        tax
        ldy     zp_from_y
        jmp     cursor_to
@off:   set_note msg_unit_off
        rts
.endproc

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

; N: the next unit there is; after the last the first.
.proc order_next
        lda     #0                      ; in all-units mode the next is a single unit
        sta     ord_all
        lda     ord_unit
@next:  clc
        adc     #1
        cmp     #UNITS
        bcc     @try
        lda     #0
@try:   cmp     ord_unit
        beq     @only
        jsr     unit_alive
        bcc     @next
        sta     ord_unit
@only:  rts
.endproc

;;; order_goals -- the cursor to each movement objective; the delay
;;; rule:     5.2.10 5.5.5
;;; in:       the unit at work
;;; out:      the picture; changes st_cursor_x/y
;;; clobbers: A X Y zp_unit zp_unit_no and scratch
;;; cycles:   -
.proc order_goals
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        bne     @first
        set_note msg_orders_no_goal
        rts
@first: ask_at  msg_orders_goal_1
        ldy     #U_GOAL_X
        jsr     show_goal
        ldy     #U_NEXT_X
        lda     (zp_unit),y
        cmp     #NOWHERE
        beq     @done
        ask_at  msg_orders_goal_2
        ldy     #U_NEXT_X
        jmp     show_goal
@done:  rts
.endproc

; Y = field: its square.
.proc show_goal
        lda     (zp_unit),y
        pha
        iny
        lda     (zp_unit),y
        pha
        ldy     #U_DELAY
        lda     (zp_unit),y
        jsr     byte_print
        print_msg msg_orders_any
        pla
        tay
        pla
        tax
        jsr     cursor_to
        jsr     key_wait
        lda     ord_unit
        jmp     unit_select
.endproc

;;; order_target -- the target that the unit has chosen or was given
;;; rule:     5.2.11
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

; X, Y = square of enemy ord_foe.
.proc foe_place
        ldx     ord_foe
        lda     zp_side
        beq     @soviet                 ; the other side's
        lda     unit_x,x
        ldy     unit_y,x
        tax
        rts
@soviet:
        lda     unit_x+UNITS,x
        ldy     unit_y+UNITS,x
        tax
        rts
.endproc

; What is known of enemy ord_foe, and how far it is; the current unit is at work again.
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
