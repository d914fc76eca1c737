; Where each of the 24 text rows begins on hi-res page 1 (its first line; the next seven lie
; $0400 apart).
        .include "apple2/screen.inc"

        .segment "RODATA"
        .export text_row_lo, text_row_hi

text_row_lo:
        .repeat TEXT_ROWS, row
        .byte   <(SCREEN + (row & 7) * $80 + (row / 8) * $28)
        .endrepeat
text_row_hi:
        .repeat TEXT_ROWS, row
        .byte   >(SCREEN + (row & 7) * $80 + (row / 8) * $28)
        .endrepeat
