; The report's copy of the pages.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_REPORT = 1
NAME_LENGTH = 12
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_char, text_number, text_byte, text_byte_right
        .import text_two_digits, text_spaces, text_clear_to_end, text_clear_row
        .import text_panel_clear, text_inverse, text_plain, screen_clear
        .import key_answered, line_key
        .import key_wait, key_upper, line_input, line_input_secret, line_upper, line_buffer
        .import key_pump, key_waits, sound_refuse
        .import sight_shade, building_at
        .import map_cursor, map_show, help_show, map_square, shown_x, shown_y, shown_look
        .import move_cost, turn_cost, turn_needed, action_cost, weapon_to_load
        .import weapon_prepared
; the same routines as in the order phase, under names of their own
        .export report_status_page = status_page
        .export report_squad_page = squad_page
        .export report_squares_held = squares_held
        .export report_map_page = map_page
        .export report_password_ask = password_ask
        .export report_password_help = password_help
        .export report_name_print = name_print
        .export report_print_nth = print_nth
        .export report_side_first = side_first
        .export report_man_find = man_find
        .export report_side_print = side_print
        .export report_turn_print = turn_print
        .export report_ask_line = ask_line
        .export report_map_at_x = map_at_x
        .export report_map_at_y = map_at_y
        .export report_prompt_lo = prompt_lo
        .export report_prompt_hi = prompt_hi
        .export report_note_lo = note_lo
        .export report_note_hi = note_hi
        .export report_order_print
        .export report_square_print = square_print

ASK_ROW         = 23
RETURN_COL      = 28                    ; where a prompt for a letter says how it ends
COMMAND_MOST    = 2

        .segment "REPORT"
        .include "screens/report/page_words.inc"
        .include "screens/report/status_page.inc"
        .include "screens/report/squad_page.inc"
        .include "screens/report/squad_state.inc"
        .include "screens/map/map_page.inc"
        .include "screens/orders/order_text.inc"
        .include "screens/orders/order_fetch.inc"
        .include "screens/orders/order_cost.inc"
        .include "screens/orders/ask_line.inc"

;;; report_order_print -- an order at the cursor
;;; in:       zp_order = order ORD_MR..ORD_WA
;;; out:      none
;;; clobbers: A X Y zp_t0 zp_ptr0 and the overlay's own
;;; cycles:   -
.proc report_order_print
        jsr     order_text
        lda     #<order_words
        ldy     #>order_words
        jmp     text_print
.endproc

        .segment "REPORT_BSS"
        .include "screens/report/page_bss.inc"
order_words:    .res 8
prompt_lo:      .res 1
prompt_hi:      .res 1
note_lo:        .res 1
note_hi:        .res 1
ask_col:        .res 1
ask_most:       .res 1
sum_time:       .res 2
sum_energy:     .res 3
squares_left:   .res 1
walk_x:         .res 1
walk_y:         .res 1
walk_stopped:   .res 1
