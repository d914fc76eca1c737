.scope
 nop
.endscope
.scope
 nop
.endscope
 .repeat 3, i
 .byte i
 .repeat 2, j
 .byte i*16+j
 .endrepeat
 .endrepeat
