.enum Et
 rr
 gg
 bb = 10
 c
.endenum
 .byte Et::r
