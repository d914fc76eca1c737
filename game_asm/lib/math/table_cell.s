; Cells of tables.
        .include "zeropage.inc"

        .import multiply_product
        .export table_cell

        .segment "CODE"

;;; table_cell -- a byte of a table
;;; in:       zp_ptr0 = the table, row by row; A = row; X = how many columns; Y = column
;;; out:      A = the byte
;;; clobbers: X Y zp_t0 zp_ptr0 zp_lib0 zp_lib1
;;; cycles:   <= 150
.proc table_cell
        sty     zp_t0
        jsr     multiply_product
        clc
        adc     zp_ptr0+1
        sta     zp_ptr0+1
        txa
        clc
        adc     zp_t0
        bcc     @page
        inc     zp_ptr0+1
@page:  tay
        lda     (zp_ptr0),y
        rts
.endproc
