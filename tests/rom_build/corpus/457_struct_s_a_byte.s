.struct S
 a1 .byte
 .tag S
.endstruct
