; Strings, blanks and the look of the letters.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/screen.inc"

PANEL_ROW       = 20
PANEL_ROWS      = 4
BLANK           = ' '

        .import text_char, text_goto

        .segment "CODE"
        .export text_print, text_print_from, text_inverse, text_plain, text_spaces
        .export text_clear_row, text_clear_to_end, text_panel_clear

;;; text_print -- print a string at the cursor
;;; in:       A = low byte, Y = high byte of a string that ends with 0
;;; out:      none
;;; clobbers: A Y
;;; cycles:   -
.proc text_print
        sta     zp_text_ptr
        sty     zp_text_ptr+1
        ldy     #0
        falls_into text_print_from
.endproc

;;; text_print_from -- print what is left of a string
;;; in:       zp_text_ptr; Y = how much of it stands there already
;;; out:      none
;;; clobbers: A Y
;;; cycles:   -
.proc text_print_from
        lda     (zp_text_ptr),y
        beq     @done
        jsr     text_char
        iny
        bne     text_print_from
        inc     zp_text_ptr+1           ; a page of one string is done
        bne     text_print_from         ; always
@done:  rts
.endproc

;;; text_inverse -- letters dark on a lit ground from here on
;;; in:       none
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 12
.proc text_inverse
        lda     #DOTS_ALL
        sta     zp_text_mask
        rts
.endproc

;;; text_plain -- letters lit on a dark ground from here on
;;; in:       none
;;; out:      none
;;; clobbers: A
;;; cycles:   <= 12
.proc text_plain
        lda     #0
        sta     zp_text_mask
        rts
.endproc

;;; text_spaces -- print blanks
;;; in:       X = how many, 0..255
;;; out:      X = 0
;;; clobbers: A
;;; cycles:   -
.proc text_spaces
        txa
        beq     @done
        lda     #BLANK
@next:  jsr     text_char
        dex
        bne     @next
@done:  rts
.endproc

;;; text_clear_row -- blank a row; plain letters, cursor at its beginning
;;; in:       Y = row 0..23
;;; out:      none
;;; clobbers: A X
;;; cycles:   <= 9000
.proc text_clear_row
        jsr     text_plain
        ldx     #0
        jsr     text_goto
        falls_into text_clear_to_end
.endproc

;;; text_clear_to_end -- blank from the cursor to column 39; the cursor stays
;;; in:       none
;;; out:      none
;;; clobbers: A X
;;; cycles:   <= 9000
.proc text_clear_to_end
        lda     zp_text_row
        pha
        lda     zp_text_col
        pha
        lda     #TEXT_COLS
        sec
        sbc     zp_text_col
        tax
        jsr     text_spaces
        pla
        sta     zp_text_col
        pla
        sta     zp_text_row
        rts
.endproc

;;; text_panel_clear -- blank the four lines under the map, cursor at their beginning
;;; in:       none
;;; out:      none
;;; clobbers: A X Y
;;; cycles:   <= 36000
.proc text_panel_clear
        ldy     #PANEL_ROW + PANEL_ROWS - 1
@next:  jsr     text_clear_row
        dey
        cpy     #PANEL_ROW
        bcs     @next                   ; the last one blanked is the first
        rts
.endproc
