.enum
 aa = fwd
.endenum
fwd = 1
 .byte aa
