.enum E
 lda
 nop
.endenum
 .byte E::nop
