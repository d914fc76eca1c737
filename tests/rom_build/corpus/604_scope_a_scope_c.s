.scope a1
 .scope c1
 .endscope
b1: nop
.endscope
 jmp a1::c1::b1
