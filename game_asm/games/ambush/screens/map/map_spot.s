; A spot on the map.
        .include "zeropage.inc"
        .import map_cell, line_at
        .export map_spot

SPOT            = %0011000              ; two dots side by side are white in any column
SPOT_LINE       = 4                     ; and the one below

        .segment "ORDERS"

;;; map_spot -- a spot in the middle of a square; outside the window nothing happens
;;; in:       X = column, Y = row
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_map_byte
;;; cycles:   <= 300
.proc map_spot
        jsr     map_cell
        bcs     @done
        tya
        asl     a
        asl     a
        asl     a                       ; by CELL_LINES; C = 0
        adc     #SPOT_LINE
        pha
        jsr     @line
        pla
        adc     #1                      ; C = 0
@line:  tay
        jsr     line_at
        txa
        tay
        lda     (zp_ptr0),y
        ora     #SPOT
        sta     (zp_ptr0),y
        clc
@done:  rts
.endproc
