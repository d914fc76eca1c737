 s: nop
 jmp s
 f : nop
 jmp f
 z = 3
 lda (z),y
