; Map mode of the orders phase.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export orders_map, order_map
        .import map_panel, square_line, ask_print, orders_key, orders_redraw, orders_unit
        .import cursor_key, cursor_to, cursor_hide, cursor_show, sound_refuse, key_wait
        .import end_orders, end_game
        .import unit_pick, map_ground, view_paint, map_show
        .import view_all_round, examine, unit_here, list_units, orders_help, order_go, order_idle
        .import overview, overview_page, over_ways

        .segment "ORDERS"

;;; orders_map -- map mode: keys until the phase is over
;;; rule:     5.1.1
;;; in:       zp_side
;;; out:      st_phase = PHASE_ORDERS, or PHASE_END when the game ends; changes st_cursor_x/y
;;;           st_last_turn unit_records
;;; clobbers: A X Y zp_unit zp_unit_no, all the overlay's own, what the rules use, what
;;;           line_input uses and the picture
;;; cycles:   -
.proc orders_map
@panel: lda     ord_done
        bne     @over
        jsr     map_panel
@key:   jsr     orders_key
        jsr     cursor_key
        bcc     @order
        lda     ord_menu
        beq     @panel                  ; what was said there has been read
        jsr     square_line
        jmp     @key
@order: ldx     #KEYS-1
@look:  cmp     keys,x
        beq     @found
        dex
        bpl     @look
        cmp     #'A'
        bcc     @no
        cmp     #'A'+FORMATIONS
        bcs     @no
        jsr     unit_pick
        bcs     @panel
        jsr     orders_unit
        jmp     @panel
@no:    jsr     sound_refuse
        jmp     @key
@found: lda     #>(@panel-1)            ; the order returns to @panel
        pha
        lda     #<(@panel-1)
        pha
        txa
        asl     a
        tax
        lda     orders+1,x
        pha
        lda     orders,x
        pha
@over:  rts

keys:   .byte   "0VWXYZ9?/.,-", KEY_RETURN, KEY_ESCAPE
KEYS    = * - keys
orders: .word   end_game-1, view_all_round-1, goal-1, end_orders-1, clear-1, examine-1
        .word   list_units-1, orders_help-1, orders_help-1, order_go-1, next_idle-1
        .word   order_map-1, here-1, end_orders-1
.endproc

;;; goal -- the cursor to the objective; from there to the start line
;;; rule:     4.4.3 5.1.1
;;; in:       st_cursor_x/y
;;; out:      the picture; changes st_cursor_x/y
;;; clobbers: A X Y, what map_show spoils and the overlay's own
;;; cycles:   -
.proc goal
        ldy     zp_side
        ldx     st_objective_x,y
        lda     st_objective_y,y
        cpx     st_cursor_x
        bne     @area
        cmp     st_cursor_y
        bne     @area
        ldx     st_start_line,y
        pha
        set_note msg_orders_start_line
        jmp     @go
@area:  pha
        set_note msg_orders_area
@go:    pla
        tay
        jmp     cursor_to
.endproc

;;; clear -- the ground without units until a key is typed
;;; rule:     4.4.4 5.1.1
;;; in:       none
;;; out:      the picture
;;; clobbers: A X Y, what map_show spoils and the overlay's own
;;; cycles:   -
.proc clear
        jsr     cursor_hide
        jsr     map_ground
        jsr     view_paint
        jsr     cursor_show
        ask_at  msg_orders_ground
        jsr     key_wait
        jsr     cursor_hide
        jsr     map_show
        jmp     cursor_show
.endproc

;;; order_map -- the whole map on a page, then the window where the cursor is
;;; in:       st_cursor_x/y
;;; out:      the picture; changes st_cursor_x/y
;;; clobbers: A X Y zp_unit zp_unit_no zp_from_x/y zp_to_x/y zp_lines, what map_show spoils, scratch
;;;           and the overlay's own
;;; cycles:   -
.proc order_map
        jsr     overview_page
        jsr     over_ways
        jsr     overview
        jmp     orders_redraw
.endproc

; The next unit without orders gets some.
.proc next_idle
        jsr     order_idle
        bcc     @none
        jmp     orders_unit
@none:  rts
.endproc

; The friendly unit under the cursor takes orders.
.proc here
        jsr     unit_here
        bcc     @none
        sta     ord_unit
        lda     #0
        sta     ord_all
        jmp     orders_unit
@none:  set_note msg_orders_nobody
        rts
.endproc
