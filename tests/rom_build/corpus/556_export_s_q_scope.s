 .export s1::q1
.scope s1
q1: nop
.endscope
