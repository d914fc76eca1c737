.enum
 rr
 gg
.endenum
 .byte rr,gg
