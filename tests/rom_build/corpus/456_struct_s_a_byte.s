.struct S
 a1 .byte
 b1 .tag T
.endstruct
.struct T
 c1 .word
.endstruct
