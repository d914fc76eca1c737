; The line at the bottom where a player types, and the note that stands there when what he
; typed was refused.
        .include "zeropage.inc"
        .include "macros.inc"
        .import text_goto, text_print, text_char, text_clear_row, text_clear_to_end
        .import text_inverse, text_plain, key_pump, key_waits, sound_refuse
        .import line_input, line_upper
        .export ask_line, ask_here, ask_most, note_lo, note_hi, prompt_lo, prompt_hi

ASK_ROW         = 23
RETURN_COL      = 28                    ; where a prompt for a letter says how it ends
COMMAND_MOST    = 2

        .segment "ORDERS"
        .include "screens/ask_line.inc"

        .segment "ORDERS_BSS"
prompt_lo:      .res 1
prompt_hi:      .res 1
note_lo:        .res 1
note_hi:        .res 1                  ; 0 = no note
ask_col:        .res 1
ask_most:       .res 1
