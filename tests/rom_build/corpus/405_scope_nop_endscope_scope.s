.scope
 nop
.endscope
.scope
 nop
.endscope
