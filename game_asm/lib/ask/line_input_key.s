; Typing a line: its keys, its characters and the cursor.

        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "apple2/screen.inc"

        .export line_cursor_off, line_cursor_on, line_key, line_show
        .import key_answered, key_wait, key_poll, text_char, text_inverse, text_plain
        .import line_col, line_hides, line_pos, line_row

BLANK           = ' '
RETURN_ROUNDS   = 60                    ; of 256 looks at the keyboard

        .segment "CODE"

;;; line_key -- the next key, but no RETURN that belongs to the question before
;;; in:       key_answered
;;; out:      A = the key
;;; clobbers: X Y
;;; cycles:   -
; One that was typed ahead or follows within two thirds of a second is; a later one is meant
; for this line.
.proc line_key
        lda     key_answered
        beq     @own
        lda     #0
        sta     key_answered
        tax
        ldy     #RETURN_ROUNDS
@near:  jsr     key_poll
        bcs     @typed
        dex
        bne     @near
        dey
        bne     @near
@own:   jmp     key_wait
@typed: cmp     #KEY_RETURN
        beq     @own
        rts
.endproc

;;; line_show -- show a character, or a star for it, in its cell
;;; in:       A = the character; line_pos line_hides
;;; out:      none
;;; clobbers: A X Y zp_text_col zp_text_row
;;; cycles:   -
.proc line_show
        pha
        jsr     to_cell
        pla
        ldy     line_hides
        beq     @show
        lda     #'*'
@show:  jmp     text_char
.endproc

;;; line_cursor_on -- the cursor: a lit block in the next character's cell, if the row has one
;;; in:       line_pos
;;; out:      none
;;; clobbers: A X Y zp_text_col zp_text_row
;;; cycles:   -
.proc line_cursor_on
        jsr     to_cell
        cmp     #TEXT_COLS
        bcs     @none
        jsr     text_inverse
        lda     #BLANK
        jsr     text_char
        jsr     text_plain
@none:  rts
.endproc

;;; line_cursor_off -- blank the cursor's cell; the text cursor ends on it
;;; in:       line_pos
;;; out:      zp_text_col zp_text_row
;;; clobbers: A X Y
;;; cycles:   -
.proc line_cursor_off
        jsr     to_cell
        cmp     #TEXT_COLS
        bcs     @none
        lda     #BLANK
        jsr     text_char
@none:
        falls_into to_cell              ; and stand on it again
.endproc

; Text cursor to the cell of line_pos; A = its column.
.proc to_cell
        lda     line_col
        clc
        adc     line_pos
        sta     zp_text_col
        pha
        lda     line_row                ; a character in column 39 had moved on to the next
        sta     zp_text_row
        pla
        rts
.endproc
