; The lines of squares two text rows high.  The game has zp_lines, 32 bytes of page zero.
        .include "apple2/screen.inc"

        .import text_row_lo, text_row_hi
        .importzp zp_lines
        .export lines_begin

        .segment "CODE"

;;; lines_begin -- where the sixteen lines of two text rows begin
;;; in:       A = upper row 0..22
;;; out:      zp_lines = their addresses
;;; clobbers: A X
;;; cycles:   <= 260
.proc lines_begin
        tax
        .repeat 2, half
        lda     text_row_lo+half,x
        .repeat ::CELL_LINES, line
        sta     zp_lines + 16*half + 2*line
        .endrepeat
        lda     text_row_hi+half,x
        sta     zp_lines + 16*half + 1
        .repeat ::CELL_LINES-1, line
        clc
        adc     #LINE_HIGH
        sta     zp_lines + 16*half + 2*line + 3
        .endrepeat
        .endrepeat
        rts
.endproc
