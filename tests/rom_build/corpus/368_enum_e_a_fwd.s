.enum E
 a1 = fwd
 b1
.endenum
fwd = 5
 .byte E::b1
