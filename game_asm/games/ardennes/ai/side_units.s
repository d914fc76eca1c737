; The units of a side: numbers from and behind the last.
        .export side_first, side_end, foes_first, foes_end
        .include "ardennes.inc"

        .segment "RODATA"

side_first:     .byte 0, GERMANS
side_end:       .byte GERMANS, UNITS
foes_first:     .byte GERMANS, 0
foes_end:       .byte UNITS, GERMANS
