        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_goals
        .import cursor_to, unit_select, ask_print, text_byte, text_print, key_wait, place_get
        .import route_turn

        .segment "ORDERS"

;;; order_goals -- the cursor to each movement objective, a line to it; the delay
;;; rule:     5.2.10 5.5.5
;;; in:       the unit at work
;;; out:      the picture; changes st_cursor_x/y
;;; clobbers: A X Y zp_from_x/y zp_unit zp_unit_no, the overlay's own and scratch
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

; Y = field: its square, and the way there from the unit or from its first objective.
.proc show_goal
        sty     ord_row
        lda     (zp_unit),y
        pha
        iny
        lda     (zp_unit),y
        pha
        ldy     #U_DELAY
        lda     (zp_unit),y
        jsr     text_byte
        print_msg msg_orders_any
        pla
        tay
        pla
        tax
        jsr     cursor_to
        lda     ord_unit                ; painting the map has spoiled it
        jsr     unit_select
        jsr     place_get
        ldy     ord_row
        cpy     #U_GOAL_X
        beq     @from
        ldy     #U_GOAL_X
        lda     (zp_unit),y
        sta     zp_from_x
        iny
        lda     (zp_unit),y
        sta     zp_from_y
@from:  jsr     route_turn
        jsr     key_wait
        jsr     route_turn
        lda     ord_unit
        jmp     unit_select
.endproc
