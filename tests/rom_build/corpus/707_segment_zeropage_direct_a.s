.segment "ZEROPAGE" : direct
a1: .res 1
.code
 lda a1
 .charmap 'A', 'B'
 .byte "A", 'A'
 lda #'A'
 .asciiz "A"
 .byte .strat("A", 0)
