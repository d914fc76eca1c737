.macro m p1
 p1: nop
.endmacro
 m foo
 jmp foo
 .res 0
 .byte 1
