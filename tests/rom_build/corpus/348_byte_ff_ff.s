 .byte $ff,$FF,%1,255,0001
