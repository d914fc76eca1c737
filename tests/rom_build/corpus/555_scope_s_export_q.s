.scope s1
 .export q1
.endscope
q1: nop
