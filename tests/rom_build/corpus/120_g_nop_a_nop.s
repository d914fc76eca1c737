g1: nop
@a1: nop
.scope pp
@b1: nop
.endscope
 bne @b1
