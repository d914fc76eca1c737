; Columns and rows to indices.
        .include "zeropage.inc"

        .import hex_row_lo, hex_row_hi
        .export hex_index

        .segment "CODE"

;;; hex_index -- the index of a hex
;;; in:       X = column 0..HEX_COLS; Y = row 0..HEX_ROWS
;;; out:      zp_arg0/1 = index; X, Y kept
;;; clobbers: A
;;; cycles:   <= 35
.proc hex_index
        txa
        clc
        adc     hex_row_lo,y
        sta     zp_arg0
        lda     hex_row_hi,y
        adc     #0
        sta     zp_arg1
        rts
.endproc
