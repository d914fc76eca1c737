.enum E
 a1 = E2::x1
.endenum
.enum E2
 x1
.endenum
 .byte E::a1
