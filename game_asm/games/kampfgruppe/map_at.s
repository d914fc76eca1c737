; The map: one byte a square, row by row from the north.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .export map_at, map_row_lo, map_row_hi

        .segment "CODE"

;;; map_at -- the byte of a square
;;; in:       X = column 0..59, Y = row 0..59
;;; out:      A = zp_square = terrain and height; zp_map = the row, Y = the column in it
;;; clobbers: none
;;; cycles:   <= 40
.proc map_at
        lda     map_row_lo,y
        sta     zp_map
        lda     map_row_hi,y
        sta     zp_map+1
        txa
        tay
        lda     (zp_map),y
        sta     zp_square
        rts
.endproc

        .segment "TABLES"
map_row_lo:
        .repeat MAP_SIDE, row
        .byte   <(map + MAP_SIDE * row)
        .endrepeat
map_row_hi:
        .repeat MAP_SIDE, row
        .byte   >(map + MAP_SIDE * row)
        .endrepeat
