.struct S
 x .byte
 y .byte
.endstruct
