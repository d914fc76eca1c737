.enum
 q1
 q2 = q1+4
 q3
.endenum
 .byte q3
