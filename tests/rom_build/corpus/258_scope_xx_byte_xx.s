.scope
xx = 1
 .byte xx
.endscope
 .byte xx
