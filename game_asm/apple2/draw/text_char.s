; Letters on the hi-res page: eight stores a glyph, their addresses set once a row.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "apple2/screen.inc"

RETURN          = $0D
FIRST_CHAR      = $20

        .import text_row_lo, text_row_hi
        .import font_0, font_1, font_2, font_3, font_4, font_5, font_6, font_7

        .segment "BSS"
text_set_row:   .res 1                  ; the row the stores are set to, plus 1; 0 = none yet

        .segment "CODE"
        .export text_char, text_goto, text_forget_row

;;; text_goto -- set the text cursor
;;; in:       X = column 0..39; Y = row 0..23
;;; out:      none
;;; clobbers: none
;;; cycles:   <= 12
.proc text_goto
        stx     zp_text_col
        sty     zp_text_row
        rts
.endproc

;;; text_char -- draw a character at the cursor and step on; column 40 goes on in the next row
;;; in:       A = character $20..$7F, or $0D for column 0 of the next row
;;; out:      none
;;; clobbers: none
;;; cycles:   <= 330
.proc text_char
        pha
        sta     zp_text_char
        txa
        pha
        tya
        pha
        lda     zp_text_char
        cmp     #RETURN
        beq     newline
        ldx     zp_text_row
        cpx     #TEXT_ROWS
        bcs     done                   ; below the page: nothing to see
        inx
        cpx     text_set_row
        beq     @ready
        jsr     set_row
        lda     zp_text_char
@ready: sec
        sbc     #FIRST_CHAR
        tax
        ldy     zp_text_col
        lda     font_0,x
        eor     zp_text_mask
line_0: sta     SCREEN,y                ; [patched] these eight operands, by set_row
        lda     font_1,x
        eor     zp_text_mask
line_1: sta     SCREEN+1*$100*LINE_HIGH,y ; [patched]
        lda     font_2,x
        eor     zp_text_mask
line_2: sta     SCREEN+2*$100*LINE_HIGH,y ; [patched]
        lda     font_3,x
        eor     zp_text_mask
line_3: sta     SCREEN+3*$100*LINE_HIGH,y ; [patched]
        lda     font_4,x
        eor     zp_text_mask
line_4: sta     SCREEN+4*$100*LINE_HIGH,y ; [patched]
        lda     font_5,x
        eor     zp_text_mask
line_5: sta     SCREEN+5*$100*LINE_HIGH,y ; [patched]
        lda     font_6,x
        eor     zp_text_mask
line_6: sta     SCREEN+6*$100*LINE_HIGH,y ; [patched]
        lda     font_7,x
        eor     zp_text_mask
line_7: sta     SCREEN+7*$100*LINE_HIGH,y ; [patched]
        iny
        sty     zp_text_col
        cpy     #TEXT_COLS
        bcc     done
newline:
        lda     #0
        sta     zp_text_col
        inc     zp_text_row
done:  pla
        tay
        pla
        tax
        pla
        rts
.endproc

;;; text_forget_row -- make text_char set its stores again, whatever memory held before
;;; in:       nothing
;;; out:      text_set_row = 0
;;; clobbers: A
;;; cycles:   -
.proc text_forget_row
        lda     #0
        sta     text_set_row
        rts
.endproc

; Set the eight stores to a row.  X = row + 1.  Spoils A.
.proc set_row
        stx     text_set_row
        lda     text_row_lo-1,x
        sta     text_char::line_0+1
        sta     text_char::line_1+1
        sta     text_char::line_2+1
        sta     text_char::line_3+1
        sta     text_char::line_4+1
        sta     text_char::line_5+1
        sta     text_char::line_6+1
        sta     text_char::line_7+1
        lda     text_row_hi-1,x
        sta     text_char::line_0+2
        clc
        adc     #LINE_HIGH
        sta     text_char::line_1+2
        adc     #LINE_HIGH
        sta     text_char::line_2+2
        adc     #LINE_HIGH
        sta     text_char::line_3+2
        adc     #LINE_HIGH
        sta     text_char::line_4+2
        adc     #LINE_HIGH
        sta     text_char::line_5+2
        adc     #LINE_HIGH
        sta     text_char::line_6+2
        adc     #LINE_HIGH
        sta     text_char::line_7+2
        rts
.endproc
