.enum E
 a1 = *
 b1
.endenum
 nop
 lda E::b1
x1 = 5
 .byte 1
@a1 = 3
 .byte @a1
