; The grid that every map lies in, and the layers beside the ground.
        .include "general.inc"

        .export hex_field, hex_pieces, hex_row_hi, hex_row_lo, hex_zones
        .export HEX_LAYER
        .exportzp HEX_COLS, HEX_ROWS, HEX_STRIDE

HEX_COLS        = 48
HEX_ROWS        = 32
HEX_STRIDE      = 50
HEX_LAYER       = HEX_STRIDE * (HEX_ROWS + 2)

        .segment "HEX_PIECES"
hex_pieces:
hex_zones:      .res HEX_LAYER          ; unit + 1 by hex: so the floods of lib/hexflood read it

        .segment "HEX_FIELD"
hex_field:      .res HEX_LAYER          ; half points to each hex

        .segment "RODATA"
hex_row_lo:
        .repeat HEX_ROWS + 2, row
        .byte   <(row * HEX_STRIDE)
        .endrepeat
hex_row_hi:
        .repeat HEX_ROWS + 2, row
        .byte   >(row * HEX_STRIDE)
        .endrepeat
