.macro m1
 .byte 1
 .end
 .byte 3
.endmacro
 m1
 .byte 2
