.enum E
 a1 = *
 b1
.endenum
 nop
 lda E::b1
