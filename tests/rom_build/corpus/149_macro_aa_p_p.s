.macro aa p1,p2
 .byte p2
.endmacro
 aa ,2
 aa {},3
