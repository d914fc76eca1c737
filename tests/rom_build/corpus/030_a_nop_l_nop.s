a1: nop
@l: nop
.scope q
 bne @l
.endscope
 bne @l
