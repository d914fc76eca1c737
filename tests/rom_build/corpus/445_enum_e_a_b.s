.enum E
 a1 = 5, b1
.endenum
