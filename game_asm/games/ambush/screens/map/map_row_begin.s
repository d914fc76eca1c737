        .include "zeropage.inc"
        .include "ambush.inc"
        .include "screens/map/map.inc"
        .export map_row_begin
        .import village_row_lo, village_row_hi, row_begin

        .segment "CODE"

;;; map_row_begin -- where a row of the village lies, and where its picture
;;; in:       X = row of the map; Y = row of the window
;;; out:      zp_map_line = its eight lines of dots; zp_ptr0 = the row, zp_ptr1 = the row to its
;;;           north, each so that a cell column is the index
;;; clobbers: A X
;;; cycles:   -
.proc map_row_begin
        lda     village_row_lo-MAP_BOTTOM,x
        clc
        adc     #CELL_TO_COLUMN
        sta     zp_ptr0
        lda     village_row_hi-MAP_BOTTOM,x
        adc     #0
        sta     zp_ptr0+1
        cpx     #MAP_TOP
        beq     @top                    ; nothing lies north of it: its own row shows no corner
        inx
@top:   lda     village_row_lo-MAP_BOTTOM,x
        clc
        adc     #CELL_TO_COLUMN
        sta     zp_ptr1
        lda     village_row_hi-MAP_BOTTOM,x
        adc     #0
        sta     zp_ptr1+1
        jmp     row_begin
.endproc
