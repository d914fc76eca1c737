g1: nop
@a1: nop
.scope pp
 bne @a1
g2: nop
.endscope
 bne @a1
