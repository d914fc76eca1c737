; The line at the bottom where a player types, and the note that stands there when what he
; typed was refused.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "ambush.inc"
        .include "orders.inc"
        .import text_goto, text_print, text_char, text_clear_row, text_clear_to_end
        .import text_inverse, text_plain, key_pump, key_waits, sound_refuse
        .import line_input, line_upper, line_key, key_upper, key_answered
        .export ask_line, ask_here, ask_most, note_lo, note_hi, prompt_lo, prompt_hi
        .export ask_letter

ASK_ROW         = 23
RETURN_COL      = 28                    ; where a prompt for a letter says how it ends
COMMAND_MOST    = 2

        .segment "ORDERS"
        .include "screens/orders/ask_line.inc"

;;; ask_letter -- prompt, and take one key of a few
;;; rule:     1.7  a RETURN behind the answer is welcome
;;; in:       prompt_lo/hi = message; X = LETTERS_*
;;; out:      C = 0, A = the key in capitals, or '?'; C = 1 when Escape
;;; clobbers: A X Y letters_at
;;; cycles:   -
.proc ask_letter
        stx     letters_at
        ldy     #ASK_ROW
        jsr     text_clear_row
        lda     prompt_lo
        ldy     prompt_hi
        jsr     text_print
@key:   jsr     line_key
        jsr     key_upper
        cmp     #KEY_ESCAPE
        beq     @end                    ; C = 1 here
        cmp     #'?'
        clc
        beq     @end
        cmp     #KEY_RETURN
        beq     @key                    ; it belongs to the answer before
        ldx     letters_at
@look:  ldy     letters,x
        beq     @refuse
        inx
        cmp     letters-1,x
        bne     @look
        sta     key_answered
        pha
        jsr     text_char
        pla
        clc
@end:   rts
@refuse:
        jsr     sound_refuse
        jmp     @key
.endproc

letters:        .byte "YN", 0, "YNS", 0, "NLA", 0 ; at LETTERS_*

        .segment "ORDERS_BSS"
prompt_lo:      .res 1
prompt_hi:      .res 1
note_lo:        .res 1
note_hi:        .res 1                  ; 0 = no note
ask_col:        .res 1
ask_most:       .res 1
letters_at:     .res 1
