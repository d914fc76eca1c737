.macro aa p1,p2
 .byte .paramcount
.endmacro
 aa
 aa 1
 aa 1,
 aa 1,2
 aa ,
