.struct S
 a1 .byte
.endstruct
v: .tag S
 lda v+S::a1
 .res .sizeof(S)*3
 .byte .sizeof(v)
