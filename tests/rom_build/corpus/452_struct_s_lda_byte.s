.struct S
 lda .byte
 x1 .word
.endstruct
 .byte S::lda
