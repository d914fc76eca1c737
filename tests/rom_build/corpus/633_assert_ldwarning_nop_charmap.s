 .assert 1 = 2, ldwarning
 nop
 .charmap 'A', 'B'
 .byte "A", 'A'
 lda #'A'
 .asciiz "A"
 .byte .strat("A", 0)
