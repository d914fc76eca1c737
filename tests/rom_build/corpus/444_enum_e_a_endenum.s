.enum E
 a1 : 3
.endenum
