; The page as a whole.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/screen.inc"

RULE_LINE       = 3                     ; which of its eight lines a rule lights

        .import text_plain, text_goto, text_forget_row, key_pump
        .import text_row_lo, text_row_hi

        .segment "CODE"
        .export screen_clear, screen_rule

;;; screen_clear -- the whole page black; cursor top left, plain letters
;;; in:       none
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   <= 46000
.proc screen_clear
        lda     #0
        tax
@next:
        .repeat ::SCREEN_PAGES, page
        sta     SCREEN + page * $100,x
        .endrepeat
        inx
        beq     @done
        jmp     @next
@done:  jsr     key_pump
        jsr     text_forget_row
        jsr     text_plain
        ldx     #0
        ldy     #0
        jmp     text_goto
.endproc

;;; screen_rule -- a line from edge to edge through a text row
;;; in:       Y = row 0..23
;;; out:      none
;;; clobbers: A Y zp_line_ptr
;;; cycles:   <= 510
.proc screen_rule
        lda     text_row_lo,y
        sta     zp_line_ptr
        lda     text_row_hi,y
        clc
        adc     #RULE_LINE * LINE_HIGH
        sta     zp_line_ptr+1
        ldy     #TEXT_COLS-1
        lda     #DOTS_ALL
@next:  sta     (zp_line_ptr),y
        dey
        bpl     @next
        rts
.endproc
