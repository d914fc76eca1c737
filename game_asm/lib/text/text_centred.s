; Words in the middle of a row.
        .include "zeropage.inc"
        .include "apple2/screen.inc"

        .import text_print

        .segment "MENU"
        .export text_centred

;;; text_centred -- print a string in the middle of a row; an odd cell is left on the right
;;; in:       A = low byte, Y = high byte of a string of 0..40 characters; X = row 0..23
;;; out:      none
;;; clobbers: A Y
;;; cycles:   -
.proc text_centred
        sta     zp_text_ptr
        sty     zp_text_ptr+1
        stx     zp_text_row
        ldy     #$FF
@count: iny
        lda     (zp_text_ptr),y
        bne     @count
        sty     zp_text_col             ; its length
        lda     #TEXT_COLS
        sec
        sbc     zp_text_col
        lsr     a
        sta     zp_text_col
        lda     zp_text_ptr
        ldy     zp_text_ptr+1
        jmp     text_print
.endproc
