.enum E
 a1
 a1
.endenum
