; The ground of a hex, from tables; the two commonest tiles are code of their own (hexart_common_*).
        .include "zeropage.inc"

        .export hex_tile
        .importzp zp_lines
        .repeat 16, line
        .import .ident(.sprintf("hexart_tile_left_%d", line))
        .import .ident(.sprintf("hexart_tile_right_%d", line))
        .endrepeat

        .segment "CODE"

;;; hex_tile -- paint the ground of a hex
;;; in:       X = tile of the drawing - 2; Y = its left byte 0..38; zp_lines
;;; out:      the picture; Y kept
;;; clobbers: A X
;;; cycles:   <= 370
.proc hex_tile
        .repeat 16, line
        lda     .ident(.sprintf("hexart_tile_left_%d", line)),x
        sta     (zp_lines+2*line),y
        .endrepeat
        iny
        .repeat 16, line
        lda     .ident(.sprintf("hexart_tile_right_%d", line)),x
        sta     (zp_lines+2*line),y
        .endrepeat
        dey
        rts
.endproc
