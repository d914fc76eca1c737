; Cells of text turned over.
        .include "zeropage.inc"
        .include "apple2/screen.inc"

        .export cell_turn
        .import text_row_lo, text_row_hi

        .segment "CODE"

;;; cell_turn -- turn all dots of a text cell over
;;; in:       X = column 0..39; Y = row 0..23
;;; out:      Y = the column
;;; clobbers: A X zp_ptr0
;;; cycles:   <= 320
.proc cell_turn
        lda     text_row_lo,y
        sta     zp_ptr0
        lda     text_row_hi,y
        sta     zp_ptr0+1
        txa
        tay
        ldx     #CELL_LINES
@line:  lda     (zp_ptr0),y
        eor     #DOTS_ALL
        sta     (zp_ptr0),y
        lda     zp_ptr0+1
        clc
        adc     #LINE_HIGH
        sta     zp_ptr0+1
        dex
        bne     @line
        rts
.endproc
