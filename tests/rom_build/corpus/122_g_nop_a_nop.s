g1: nop
@a1: nop
.scope pp
 nop
.endscope
 bne @a1
