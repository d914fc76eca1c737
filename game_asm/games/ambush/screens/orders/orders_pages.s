; The order phase's copy of the pages.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .include "macros.inc"
PAGES_ORDERS = 1
NAME_LENGTH = 12
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_char, text_number, text_byte, text_byte_right
        .import text_two_digits, text_spaces, text_clear_to_end, text_clear_row
        .import text_panel_clear, text_inverse, text_plain, screen_clear
        .import key_answered, line_key, key_pump, key_waits
        .import key_wait, key_upper, line_input_secret, line_upper, line_buffer, sound_refuse
        .import sight_shade, building_at
        .import map_cursor, map_show, help_show, map_square, shown_x, shown_y, shown_look
        .import order_fetch, order_text, order_words, order_cost, weapon_letter, weapon_prepared
        .export status_page, squad_page, map_page, password_ask, password_help
        .export print_nth, name_print, square_print, control_print, plural_print
        .export side_first, man_find, side_print, turn_print
        .export map_at_x, map_at_y

weapon_sign := weapon_letter

        .segment "ORDERS"
        .include "screens/report/page_words.inc"
        .include "screens/report/status_page.inc"
        .include "screens/report/squad_page.inc"
        .include "screens/report/squad_state.inc"
        .include "screens/map/map_page.inc"

        .segment "ORDERS_BSS"
        .include "screens/report/page_bss.inc"
