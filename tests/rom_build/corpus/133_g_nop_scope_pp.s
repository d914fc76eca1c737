g1: nop
.scope pp
 K = 1
.endscope
 bne @a1
@a1: nop
