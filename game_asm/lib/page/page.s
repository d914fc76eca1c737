; Whole pages of text, and a choice from one.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/screen.inc"

RETURN          = $0D
BLANK           = ' '
PROMPT_ROW      = 22

        .import screen_clear, text_inverse, text_plain, text_char, text_spaces
        .import text_print, text_print_from, text_goto
        .import menu_choice, text_clear_row

        .segment "CODE"
        .export page_show, page_prompt, prompt_row, page_choice

;;; page_show -- clear the screen and print a page, its first line as a lit heading
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y zp_t0
;;; cycles:   -
.proc page_show
        sta     zp_text_ptr
        sty     zp_text_ptr+1
        jsr     screen_clear
        jsr     text_inverse
        ldy     #0
        lda     #BLANK                  ; at the picture's edge a dark stroke is lost
@head:  jsr     text_char
        lda     (zp_text_ptr),y
        beq     @pad
        iny
        cmp     #RETURN
        bne     @head
@pad:   sty     zp_t0                   ; where its next line begins, or its end
        lda     #TEXT_COLS
        sec
        sbc     zp_text_col
        tax
        jsr     text_spaces             ; the cursor goes on in row 1
        jsr     text_plain
        ldy     zp_t0
        jmp     text_print_from
.endproc

;;; page_prompt -- print a prompt on its row, the last but one
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc page_prompt
        ldx     #PROMPT_ROW
        falls_into prompt_row
.endproc

;;; prompt_row -- print a message on a row of its own
;;; in:       A = low byte, Y = high byte of the text; X = the row
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   -
.proc prompt_row
        pha
        tya
        pha
        txa
        tay
        jsr     text_clear_row
        pla
        tay
        pla
        jmp     text_print
.endproc

;;; page_choice -- show a page of numbered choices and wait for one
;;; in:       A = low byte, Y = high byte of the text; X = choices 1..9
;;; out:      C = 0, A = 1..9; C = 1, A = Escape or '?'
;;; clobbers: X Y zp_t0
;;; cycles:   -
.proc page_choice
        stx     page_most
        jsr     page_show
        lda     #<msg_lib_choose
        ldy     #>msg_lib_choose
        jsr     page_prompt
        lda     page_most
        jmp     menu_choice
.endproc

        .import msg_lib_choose

        .segment "LOW_BSS"
page_most:      .res 1
