.scope s1 : zeropage
l1: nop
.endscope
 lda s1::l1
 .byte .strlen(.concat("ab", "c")), .strlen("")
 .byte .strat("abc", 1)
