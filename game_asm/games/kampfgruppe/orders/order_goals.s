        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export order_goals
        .import cursor_to, unit_select, ask_print, byte_print, text_print, key_wait

        .segment "ORDERS"

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
