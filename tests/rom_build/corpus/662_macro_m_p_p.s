.macro m p1
 p1: nop
.endmacro
 m foo
 jmp foo
lab:
 .byte 1,2,3
 .byte .sizeof(lab)
