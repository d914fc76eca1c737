.scope s1
 .export q1
.endscope
q1: nop
.macro nop2
 nop
 nop
.endmacro
foo: nop2
 .byte .sizeof(foo)
