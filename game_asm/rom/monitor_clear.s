; The text window cleared and scrolled, the cursor a line up or down.
        .setcpu "6502"
        .include "monitor.inc"

        .export text_home, clear_below, clear_line, clear_right, text_down, text_scroll, text_up
        .import cursor_show, line_show

        .segment "ROM"

;;; text_home -- HOME: clear the window, the cursor to its beginning
;;; in:       the window
;;; out:      cursor_column = 0, cursor_line = window_top, text_base
;;; clobbers: A Y
;;; cycles:   <= 19200
.proc text_home
        lda     window_top
        sta     cursor_line
        lda     #0
        sta     cursor_column
.endproc

;;; clear_below -- CLREOP: clear from the cursor to the window's end
;;; in:       the window and the cursor
;;; out:      text_base for the cursor's line
;;; clobbers: A Y
;;; cycles:   <= 19200
.proc clear_below
        lda     window_bottom
@line:  sec
        sbc     #1
        cmp     cursor_line
        beq     @own
        bcc     @own
        pha
        jsr     line_show
        ldy     #0
        jsr     clear_right
        pla
        bne     @line                   ; always: it is above a line
@own:   jsr     cursor_show
        ldy     cursor_column
.endproc

;;; clear_line -- CLREOL: clear from the cursor to the window's side
;;; in:       the window and the cursor
;;; out:      nothing
;;; clobbers: A Y
;;; cycles:   <= 708
.proc clear_line
        ldy     cursor_column
.endproc

;;; clear_right -- CLREOLZ: clear the line at text_base from a column to the window's side
;;; in:       Y = column
;;; out:      nothing
;;; clobbers: A Y
;;; cycles:   <= 705
.proc clear_right
        lda     #BLANK
@cell:  cpy     window_width
        bcs     @end
        sta     (text_base),y
        iny
        bne     @cell                   ; always
@end:   rts
.endproc

;;; text_down -- LF: the cursor one line down; the window scrolls where it has no more
;;; in:       the window and the cursor
;;; out:      cursor_line, text_base
;;; clobbers: A Y text_above
;;; cycles:   <= 19100
.proc text_down
        ldy     cursor_line
        iny
        cpy     window_bottom
        bcs     text_scroll
        sty     cursor_line
        jmp     cursor_show
.endproc

;;; text_scroll -- SCROLL: every line of the window one up, the last one clear
;;; in:       the window and the cursor
;;; out:      text_base for the cursor's line
;;; clobbers: A Y text_above
;;; cycles:   <= 19100
.proc text_scroll
        lda     window_top
        pha
        jsr     line_show
@line:  lda     text_base
        sta     text_above
        lda     text_base+1
        sta     text_above+1
        pla
        clc
        adc     #1
        cmp     window_bottom
        bcs     @last
        pha
        jsr     line_show
        ldy     window_width
        dey
@cell:  lda     (text_base),y
        sta     (text_above),y
        dey
        bpl     @cell
        bmi     @line                   ; always
@last:  ldy     #0
        jsr     clear_right
        jmp     cursor_show
.endproc

;;; text_up -- UP: the cursor one line up, but not out of the window
;;; in:       the window and the cursor
;;; out:      cursor_line, text_base
;;; clobbers: A
;;; cycles:   <= 93
.proc text_up
        lda     window_top
        cmp     cursor_line
        bcs     @end
        dec     cursor_line
        jmp     cursor_show
@end:   rts
.endproc
