.struct S
 a1 .byte 3
 a2 .res 2
 a3
.endstruct
 .byte S::a3
