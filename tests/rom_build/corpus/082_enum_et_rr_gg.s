.enum Et
 rr
 gg
 bb = 10
 cc
.endenum
 .byte Et::rr,Et::gg,Et::bb,Et::cc
