        .include "zeropage.inc"
        .include "ambush.inc"
        .include "screens/map/map.inc"
        .export map_corner

        .segment "CODE"

CORNER          = %0000011              ; the two dots that close the corner of two walls

;;; map_corner -- what a square without sides of its own shows where its neighbours' sides meet
;;; in:       Y = cell column; zp_ptr0, zp_ptr1 as map_row_begin left them
;;; out:      A = the byte of lines 0 and 1; X Y kept
;;; clobbers: none
;;; cycles:   <= 60
.proc map_corner
        lda     (zp_ptr1),y
        and     #WEST_MASK
        beq     @none
        cmp     #SIDE_HEDGE << WEST_SHIFT
        beq     @none
        cpy     #WINDOW_LEFT
        beq     @none                   ; nothing lies west of the first column
        dey
        lda     (zp_ptr0),y
        iny
        and     #NORTH_MASK
        beq     @none
        cmp     #SIDE_HEDGE << NORTH_SHIFT
        beq     @none
        lda     #CORNER
        rts
@none:  lda     #0
        rts
.endproc
