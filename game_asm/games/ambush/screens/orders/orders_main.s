; The order phase of a player: whom to order, and the pages he may look at.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_char, text_panel_clear, screen_clear
        .import text_inverse, text_plain, text_clear_row
        .import key_wait, sound_tune, squad_leader, order_squeeze, order_line
        .import status_page, squad_page, map_page, password_ask, password_help, print_nth
        .import men_shown, map_show, map_scroll_to, shown_all
        .import side_first, man_find, side_print, turn_print, text_byte, plural_print
        .import map_at_x, map_at_y
        .import ask_line, ask_letter, note_lo, note_hi, prompt_lo, prompt_hi, soldier_orders
        .import chart_page, plan_repair
        .import hand_wanted, turn_loop, overlay_load, ask_yes_no
        .import squad_order, squad_repeat
        .export orders_main, orders_redraw, initial_print, man_touched

TUNE_ORDERS     = 2

        .segment "ORDERS"

;;; orders_main -- one player's order phase, entry of the overlay
;;; rule:     4.2.1
;;; rule:     3.1  orders, status, characteristics and map until the player ends the phase
;;; in:       st_side = whose phase; st_computer = 0 when both sides have players
;;; out:      man_orders man_order_count; hand_wanted = 1 when the battle is to be sent on; goes to
;;;           turn_loop with PHASE_MENU when the battle is given up
;;; clobbers: A X Y st_cursor_x/y plan_mark shown_* view_top zp_man, all the overlay's own, what
;;;           the rules use, what line_input uses and what drawing uses
;;; cycles:   -
.proc orders_main
        jsr     plan_repair
        lda     #0
        sta     shown_all
        sta     note_hi
        sta     hand_wanted
        ldx     #SOLDIERS-1
@fresh: sta     man_touched,x
        dex
        bpl     @fresh
        lda     #TUNE_ORDERS
        jsr     sound_tune
@word:  jsr     password_ask
        bcc     @known
@leave: place   1, 18
        print_msg msg_orders_give_up
        jsr     ask_yes_no
        bcs     @gone
        beq     @word
        jsr     password_help
        jmp     @leave
@gone:  lda     blast_count
        beq     @whole
        lda     #OVL_RESIDENT           ; the next battle finds the village as it was
        jsr     overlay_load
@whole: lda     #PHASE_MENU
        sta     st_phase
        jmp     turn_loop
@known: jsr     first_view
        jsr     orders_redraw
@ask:   jsr     phase_panel
        set_prompt msg_orders_which
        ldx     #2
        jsr     ask_line
        bcs     @end
        jsr     order_squeeze
        lda     order_line
        beq     @ask
        ldx     order_line+1
        bne     @none
        cmp     #'?'
        beq     @help
        cmp     #'1'
        beq     @status
        cmp     #'2'
        beq     @squad
        cmp     #'3'
        beq     @map
        cmp     #'4'
        beq     @end
        cmp     #'5'
        beq     @all
        cmp     #'6'
        beq     @repeat
        jsr     man_find
        bcc     @none
        jsr     man_can
        bcs     @again_ask
        jsr     soldier_orders
@again_ask:
        jmp     @ask
@none:  set_note msg_orders_no_man
        jmp     @ask
@help:  jsr     chart_page
        jmp     @again
@squad: jsr     squad_page
        jmp     @again
@status:
        jsr     status_ask
@again: jsr     screen_clear
        jsr     orders_redraw
        jmp     @ask
@map:   jsr     map_page
        jmp     @ask
@all:   jsr     squad_order
        jmp     @ask
@repeat:
        jsr     squad_repeat
        jmp     @ask
@end:   jsr     end_ask
        bcc     @again_ask
        rts
.endproc

; the window begins on the leader
.proc first_view
        lda     #0
        ldx     st_side
        beq     @side
        lda     #SQUAD
@side:  jsr     squad_leader
        tax
        bcc     @view
        jsr     side_first              ; nobody is fit
@view:  lda     man_x,x
        sta     map_at_x
        lda     man_y,x
        sta     map_at_y
        tay
        ldx     map_at_x
        jmp     map_scroll_to
.endproc

;;; orders_redraw -- the map and the men as the player knows them
;;; in:       view_top
;;; out:      rows 0..19; cell_lines shown_look shown_x shown_y
;;; clobbers: A X Y zp_t0..zp_t7 zp_ptr0 zp_ptr1 zp_map_byte zp_map_line
;;; cycles:   -
.proc orders_redraw
        jsr     men_shown
        jmp     map_show
.endproc

; whose phase, the clock, who can be ordered
.proc phase_panel
        jsr     text_panel_clear
        jsr     side_print
        print_msg msg_orders_phase
        lda     #' '
        jsr     text_char
        jsr     turn_print
        print_msg msg_orders_clock
        lda     st_turn_length
        jsr     text_byte
        print_msg msg_orders_points
        jsr     plural_print
        place   0, 21
        print_msg msg_orders_men
        jsr     side_first
        lda     #SQUAD
        sta     men_left
@man:   stx     men_at
        lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @next
        lda     man_order_count,x
        beq     @letter
        jsr     text_inverse            ; he has orders
@letter:
        lda     #' '                    ; lit too, for the letter's left stroke
        jsr     text_char
        ldx     men_at
        jsr     initial_print
        jsr     text_plain
@next:  ldx     men_at
        inx
        dec     men_left
        bne     @man
        place   0, 22
        print_msg msg_orders_hint
        rts
.endproc

;;; initial_print -- the first letter of a man's name
;;; in:       X = man 0..19
;;; out:      none
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc initial_print
        txa
        asl     a
        asl     a
        sta     zp_ptr0
        asl     a                       ; C = 0: at most 152
        adc     zp_ptr0
        tax
        lda     man_name,x              ; twelve bytes each, at most 228
        jmp     text_char
.endproc

; C = 1 when man X takes no orders; the reason is noted
.proc man_can
        lda     man_wounds,x
        cmp     #WOUNDS_DEAD
        bcs     @dead
        cmp     #WOUNDS_SHOCK
        bcs     @shock
        rts                             ; C = 0 here
@dead:  set_note msg_orders_is_dead
        sec
        rts
@shock: set_note msg_orders_in_shock
        sec
        rts
.endproc

; whose status, and show it
.proc status_ask
@ask:   set_prompt msg_orders_whose
        ldx     #2
        jsr     ask_line
        bcs     @done
        jsr     order_squeeze
        lda     order_line
        beq     @done
        jsr     man_find
        bcc     @none
        stx     zp_man
        jmp     status_page
@none:  set_note msg_orders_no_man
        jmp     @ask
@done:  rts
.endproc

; C = 1 when the player ends the phase
.proc end_ask
        jsr     side_first
        lda     #0
        sta     men_at                  ; how many could have orders and have none
        lda     #SQUAD
        sta     men_left
@man:   lda     man_in_play,x
        beq     @next
        lda     man_wounds,x
        cmp     #WOUNDS_SHOCK
        bcs     @next
        lda     man_order_count,x
        bne     @next
        inc     men_at
@next:  inx
        dec     men_left
        bne     @man
        ldy     #22
        jsr     text_clear_row
        lda     men_at
        beq     @all
        print_msg msg_orders_idle
        lda     men_at
        jsr     text_byte
        jmp     @ask
@all:   print_msg msg_orders_all
@ask:   set_prompt msg_orders_end_ask
        ldx     #LETTERS_END
        lda     st_computer
        bne     @key
        set_prompt msg_orders_end_two
        ldx     #LETTERS_SEND
@key:   jsr     ask_letter
        bcs     @no
        cmp     #'?'
        beq     @help
        cmp     #'Y'
        beq     @yes                    ; C = 1 here
        cmp     #'N'
        beq     @no
        inc     hand_wanted             ; S
        sec
        rts
@help:  jsr     chart_page
        jsr     screen_clear
        jsr     orders_redraw
        jsr     phase_panel
        jmp     end_ask
@no:    clc
@yes:   rts
.endproc

        .segment "ORDERS_BSS"
man_touched:    .res SOLDIERS           ; 1 = orders were written for him in this phase
men_left:       .res 1
men_at:         .res 1
