 .charmap 65,1
 .byte "ABA",'A'
 .charmap 'B',66
 lda #'A'
 .byte .strat("AB",0), .strat("AB",1)
