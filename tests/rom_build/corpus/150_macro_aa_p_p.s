.macro aa p1,p2
 .byte 1
.endmacro
 aa 1,
