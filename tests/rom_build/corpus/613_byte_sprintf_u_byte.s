 .byte .sprintf("%u", -1)
 .byte .sprintf("%d", -1)
.enum
 q1
 q2 = q1+4
 q3
.endenum
 .byte q3
