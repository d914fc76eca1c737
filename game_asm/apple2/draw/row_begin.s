; The lines of a row of cells.  The game has zp_map_line, 16 bytes of page zero.
        .include "zeropage.inc"
        .include "apple2/screen.inc"

        .import text_row_lo, text_row_hi
        .importzp zp_map_line
        .export row_begin

        .segment "CODE"

;;; row_begin -- where the eight lines of a row of cells begin
;;; in:       Y = row 0..23
;;; out:      zp_map_line = their addresses
;;; clobbers: A X
;;; cycles:   <= 300
.proc row_begin
        lda     text_row_hi,y
        ldx     #0
@line:  sta     zp_map_line+1,x
        pha
        lda     text_row_lo,y
        sta     zp_map_line,x
        pla
        clc
        adc     #LINE_HIGH
        inx
        inx
        cpx     #2*CELL_LINES
        bcc     @line
        rts
.endproc
