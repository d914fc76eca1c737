.struct S
 a1: .byte
.endstruct
