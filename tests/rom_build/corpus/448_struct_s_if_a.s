.struct S
 .if 1
 a1 .byte
 .else
 b1 .word
 .endif
 c1 .byte
.endstruct
 .byte S::c1
