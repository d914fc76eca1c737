; The text window: its edges, the cursor in it, and how what is printed looks.
        .setcpu "6502"
        .include "monitor.inc"

        .export screen_init, screen_text, screen_graphics, window_set, cursor_to
        .export cursor_show, line_show, line_find, text_normal, text_inverse
        .import lores_top

        .segment "ROM"

;;; screen_init -- INIT: the text page, lo-res behind it, the whole screen as window
;;; in:       nothing
;;; out:      the window; cursor_line = 23, text_base for it
;;; clobbers: A
;;; cycles:   <= 131
.proc screen_init
        lda     IO_LORES
        lda     IO_PAGE_1
.endproc

;;; screen_text -- SETTXT: text, the whole screen as window, the cursor in its last line
;;; in:       nothing
;;; out:      the window; cursor_line = 23, text_base for it
;;; clobbers: A
;;; cycles:   <= 123
.proc screen_text
        lda     IO_TEXT
        lda     #0
        beq     window_set              ; always
.endproc

;;; screen_graphics -- SETGR: graphics above four lines of text; clears the picture, not the text
;;; in:       nothing
;;; out:      the window is lines 20 to 23; cursor_line = 23, text_base for it; lores_color = 0
;;; clobbers: A Y lores_base
;;; cycles:   <= 11300
.proc screen_graphics
        lda     IO_GRAPHICS
        lda     IO_MIXED
        jsr     lores_top
        lda     #LINES - 4
.endproc

;;; window_set -- SETWND: a window as wide as the screen, from a line down
;;; in:       A = its first line
;;; out:      the window; cursor_line = 23, text_base for it
;;; clobbers: A
;;; cycles:   <= 114
.proc window_set
        sta     window_top
        lda     #0
        sta     window_left
        lda     #COLUMNS
        sta     window_width
        lda     #LINES
        sta     window_bottom
        lda     #LINES - 1
        sta     cursor_line
        jmp     line_show
.endproc

;;; cursor_to -- TABV: the cursor to a line
;;; in:       A = line
;;; out:      cursor_line, text_base
;;; clobbers: A
;;; cycles:   <= 79
.proc cursor_to
        sta     cursor_line
.endproc

;;; cursor_show -- VTAB: find the cursor's line
;;; in:       cursor_line
;;; out:      text_base
;;; clobbers: A
;;; cycles:   <= 76
.proc cursor_show
        lda     cursor_line
.endproc

;;; line_show -- VTABZ: find a line of the window
;;; in:       A = line of the screen 0..23
;;; out:      text_base = where its part in the window begins
;;; clobbers: A
;;; cycles:   <= 73
.proc line_show
        jsr     line_find
        clc
        adc     window_left
        sta     text_base
        rts
.endproc

;;; line_find -- BASCALC: where a line of the screen begins
;;; in:       A = line 0..23
;;; out:      text_base; A = its low byte, C = 0
;;; clobbers: -
;;; cycles:   <= 52
.proc line_find
        line_base text_base
        rts
.endproc

;;; text_normal -- SETNORM: what is printed is light on dark
;;; in:       nothing
;;; out:      text_mask = $FF
;;; clobbers: Y
;;; cycles:   <= 18
.proc text_normal
        ldy     #$FF
        bne     text_masked             ; always
.endproc

;;; text_inverse -- SETINV: what is printed is dark on light
;;; in:       nothing
;;; out:      text_mask = $3F
;;; clobbers: Y
;;; cycles:   <= 14
.proc text_inverse
        ldy     #$3F
        .assert * = text_masked, error, "it falls into that"
.endproc

; Y goes to text_mask.
.proc text_masked
        sty     text_mask
        rts
.endproc
