; Writing one soldier's orders.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_char, text_clear_row, screen_clear
        .import line_buffer, print_nth, text_byte
        .import map_scroll_to, map_mark, map_unmark
        .import ask_letter, ask_here, ask_most, note_lo, note_hi, prompt_lo, prompt_hi
        .import soldier_panel, soldier_numbers, list_row, cost_row, needs_row
        .import chart_page, status_page, orders_redraw, man_touched
        .import order_parse, order_append, order_cut
        .import plan_begin, plan_charge, plan_end, plan_x, plan_y, plan_count
        .import move_plot
        .export soldier_orders, note_refusal, mark_plan, map_again

INPUT_MOST      = 12
PLOT_KEY        = 'M'                   ; alone: the moves are pointed at
STATUS_KEY      = '1'                   ; as at the question for a soldier

        .segment "ORDERS"

;;; soldier_orders -- take orders for one soldier until NO or Escape
;;; rule:     5.42.1
;;; rule:     5.0  orders are taken until the space is full; 5.42 NO ends them
;;; rule:     5.1  New, Leave or Attach when orders are left over
;;; in:       X = soldier who can take orders
;;; out:      man_orders man_order_count man_spent_lo man_spent_hi
;;; clobbers: A X Y ask_most prompt_hi prompt_lo zp_man zp_order plan_*, all the overlay's own,
;;;           what the rules use, what line_input uses and what drawing uses
;;; cycles:   -
.proc soldier_orders
        stx     zp_man
        jsr     plan_begin
        lda     #0
        sta     mark_y                  ; nothing is marked
        jsr     mark_plan
        jsr     soldier_panel
        ldx     zp_man
        lda     man_order_count,x
        beq     @fresh
        jsr     left_ask
        bcc     @fresh
        jmp     @done
@fresh: jsr     first_hint
@panel: jsr     mark_plan
        jsr     soldier_panel
@order: ldy     #23
        jsr     text_clear_row
        place   0, 23
        print_msg msg_orders_number
        ldx     zp_man
        lda     man_order_count,x
        clc
        adc     #1
        jsr     text_byte
        lda     #':'
        jsr     text_char
        ldx     #10
        ldy     #23
        jsr     text_goto
        ldx     #INPUT_MOST
        stx     ask_most
        jsr     ask_here
        bcs     @done
        lda     line_buffer
        cmp     #'?'
        beq     @chart
        cmp     #PLOT_KEY
        beq     @plot
        cmp     #STATUS_KEY
        bne     @parse
        ldx     line_buffer+1           ; nothing behind it
        beq     @status
@parse: jsr     order_parse
        bcs     @refuse
        lda     zp_order
        cmp     #ORD_CLOSE
        beq     @done
        cmp     #ORD_LIST
        beq     @list
        jsr     order_take
        jmp     @order
@plot:  ldx     line_buffer+1
        bne     @parse                  ; a move is typed
        jsr     move_plot
        jmp     @redraw                 ; the way leaves the map
@refuse:
        cmp     #0
        beq     @panel
        jsr     note_refusal
        jsr     soldier_panel
        jmp     @order
@list:  jsr     list_row                ; stays until something else is typed
        jmp     @order
@status:
        jsr     status_page
        jmp     @redraw
@chart: jsr     chart_page
@redraw:
        jsr     map_again
        jmp     @fresh
@done:  jsr     plan_end
        jmp     unmark
.endproc

;;; map_again -- the map after another page
;;; in:       view_top
;;; out:      rows 0..19; nothing is marked
;;; clobbers: A X Y, scratch, the overlay's own and what drawing uses
;;; cycles:   -
.proc map_again
        jsr     screen_clear
        jsr     orders_redraw
        lda     #0
        sta     mark_y                  ; nothing is marked
        rts
.endproc

; The order at work goes on the list and off the totals.
.proc order_take
        ldx     zp_man
        lda     #1
        sta     man_touched,x
        jsr     order_append
        jsr     plan_charge
        inc     plan_count
        jsr     mark_plan
        jsr     soldier_panel           ; the list of NL may stand in its place
        jsr     cost_row
        jmp     soldier_numbers
.endproc

;;; note_refusal -- note why an order was refused
;;; in:       A = REFUSE_* 1..49
;;; out:      note_lo, note_hi
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc note_refusal
        .import msg_refusal_1
        tax
        set_word zp_ptr0, msg_refusal_1
        ldy     #0
@skip:  dex                             ; they stand in the order of their numbers
        beq     @here
@byte:  lda     (zp_ptr0),y
        inc     zp_ptr0
        bne     @same
        inc     zp_ptr0+1
@same:  cmp     #0
        bne     @byte
        beq     @skip                   ; always
@here:  lda     zp_ptr0
        sta     note_lo
        lda     zp_ptr0+1
        sta     note_hi
        rts
.endproc

; He has orders: C = 1 to leave them, C = 0 to go on writing.
.proc left_ask
        jsr     needs_row
        ldx     zp_man
        lda     man_touched,x
        bne     @add
        set_prompt msg_orders_left_ask
        jmp     @type
@add:   set_prompt msg_orders_add_ask
@type:  ldx     #LETTERS_LEFT
        jsr     ask_letter
        bcs     @done
        cmp     #'L'
        beq     @done                   ; C = 1 here
        cmp     #'A'
        beq     @attach
        cmp     #'N'
        beq     @new
        jsr     chart_page
        jsr     map_again
        jsr     mark_plan
        jsr     soldier_panel
        jmp     left_ask
@new:   ldx     zp_man
        lda     #0
        jsr     order_cut
        jmp     @again
@attach:
        ldx     zp_man
        lda     man_touched,x
        bne     @keep                   ; written just now: all are kept
        lda     #1
        jsr     order_cut
@again: ldx     zp_man
        lda     #1
        sta     man_touched,x
        jsr     plan_begin
@keep:  clc
@done:  rts
.endproc

.proc first_hint
        ldy     #22
        jsr     text_clear_row
        place   0, 22
        print_msg msg_orders_first_hint
        ldx     zp_man
        lda     man_wounds,x
        beq     @done
        print_msg msg_orders_hurt
        ldx     zp_man
        lda     man_wounds,x
        jmp     text_byte
@done:  rts
.endproc

;;; mark_plan -- show on the map where his orders take him
;;; in:       plan_x, plan_y
;;; out:      the picture
;;; clobbers: A X Y, scratch, the overlay's own and what drawing uses
;;; cycles:   -
.proc mark_plan
        lda     plan_y
        cmp     mark_y                  ; no row is 0: first
        bne     @move
        lda     plan_x
        cmp     mark_x
        beq     @done
@move:  jsr     unmark
        ldx     plan_x
        stx     mark_x
        ldy     plan_y
        sty     mark_y
        jsr     map_scroll_to
        bcc     @mark
        jsr     orders_redraw
@mark:  ldx     mark_x
        ldy     mark_y
        jmp     map_mark
@done:  rts
.endproc

.proc unmark
        ldy     mark_y
        beq     @done
        ldx     mark_x
        jmp     map_unmark
@done:  rts
.endproc

        .segment "ORDERS_BSS"
mark_x:         .res 1
mark_y:         .res 1                  ; 0 = no mark
