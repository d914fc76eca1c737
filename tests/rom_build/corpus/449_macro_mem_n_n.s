.macro mem n1
 n1 .byte
.endmacro
.struct S
 mem q1
 mem q2
.endstruct
 .byte S::q2
