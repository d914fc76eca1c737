 .import foo
 .import foo
 nop
.enum E
 a1 = -3
 b1
 c1
 d1
.endenum
 lda #E::d1
