.enum E
 .if 1
 a1
 .else
 b1
 .endif
 c1
.endenum
 .byte E::c1
