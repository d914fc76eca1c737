.macro aa p1
 .byte p1
.endmacro
 aa 1+2
 aa (1+2)*3
 aa "str"
 aa {1,2,3}
 aa <$1234
