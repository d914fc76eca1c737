; Where each of the 24 text rows begins on hi-res page 1 (its first line; the next seven lie
; $0400 apart).
        .segment "RODATA"
        .export text_row_lo, text_row_hi

text_row_lo:
        .repeat 24, row
        .byte   <($2000 + (row & 7) * $80 + (row / 8) * $28)
        .endrepeat
text_row_hi:
        .repeat 24, row
        .byte   >($2000 + (row & 7) * $80 + (row / 8) * $28)
        .endrepeat
