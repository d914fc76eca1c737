.macro aa p1
 .byte p1*2
.endmacro
 aa 1+2
