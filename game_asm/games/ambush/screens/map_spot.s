        .include "apple2/screen.inc"
        .include "zeropage.inc"
        .import map_cell, text_row_lo, text_row_hi
        .export map_spot

SPOT            = %0011000              ; two dots side by side are white in any column
SPOT_LINE       = 4                     ; and the one below

        .segment "ORDERS"

;;; map_spot -- a spot in the middle of a square; outside the window nothing happens
;;; in:       X = column, Y = row
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0 zp_map_byte
;;; cycles:   <= 150
.proc map_spot
        jsr     map_cell
        bcs     @done
        lda     text_row_lo,y
        sta     zp_ptr0
        lda     text_row_hi,y
        adc     #SPOT_LINE * LINE_HIGH  ; C = 0 here
        sta     zp_ptr0+1
        txa
        tay
        jsr     @line
        lda     zp_ptr0+1
        clc
        adc     #LINE_HIGH
        sta     zp_ptr0+1
@line:  lda     (zp_ptr0),y
        ora     #SPOT
        sta     (zp_ptr0),y
@done:  rts
.endproc
