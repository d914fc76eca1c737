g1: nop
@a1: nop
.scope pp
@b1: nop
 bne @a1
 bne @b1
.endscope
