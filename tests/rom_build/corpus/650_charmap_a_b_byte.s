 .charmap 'A', 'B'
 .byte "A", 'A'
 lda #'A'
 .asciiz "A"
 .byte .strat("A", 0)
.union
 a1 .byte
 b1 .word
.endunion
 .byte b1
