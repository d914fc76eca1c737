.scope
q1: nop
.scope
q1: nop
 jmp q1
.endscope
 jmp q1
.endscope
