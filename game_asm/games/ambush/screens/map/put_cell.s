        .include "zeropage.inc"
        .include "apple2/screen.inc"
        .export put_cell
        .import cell_lines

        .segment "CODE"

;;; put_cell -- the square put together goes into the picture
;;; in:       cell_lines; Y = cell column; zp_map_line as map_row_begin left it
;;; out:      Y kept
;;; clobbers: A X zp_ptr0
;;; cycles:   <= 420
.proc put_cell
        ldx     #0
@copy:  lda     zp_map_line,x
        sta     zp_ptr0
        lda     zp_map_line+1,x
        sta     zp_ptr0+1
        txa
        pha
        lsr     a
        tax
        lda     cell_lines,x
        sta     (zp_ptr0),y
        pla
        tax
        inx
        inx
        cpx     #2*CELL_LINES
        bcc     @copy
        rts
.endproc
