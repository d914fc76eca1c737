        .include "zeropage.inc"
        .export map_mark
        .import text_row_lo, text_row_hi, map_cell

        .segment "CODE"

FULL_CELL       = $7F
CELL_LINES      = 8
LINE_HIGH       = 4                     ; a line of a cell lies $0400 after the one above

;;; map_mark -- light a square up: all its dots the other way round
;;; in:       X = column, Y = row; outside the window nothing happens
;;; out:      none
;;; clobbers: A X Y zp_ptr0 zp_map_byte
;;; cycles:   <= 400
.proc map_mark
        jsr     map_cell
        bcs     @done
        lda     text_row_lo,y
        sta     zp_ptr0
        lda     text_row_hi,y
        sta     zp_ptr0+1
        txa
        tay
        ldx     #CELL_LINES
@line:  lda     (zp_ptr0),y
        eor     #FULL_CELL
        sta     (zp_ptr0),y
        lda     zp_ptr0+1
        clc
        adc     #LINE_HIGH
        sta     zp_ptr0+1
        dex
        bne     @line
@done:  rts
.endproc
