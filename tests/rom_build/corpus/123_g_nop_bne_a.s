g1: nop
 bne @a1
.scope pp
.endscope
@a1: nop
