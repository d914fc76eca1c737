.macro mem n1
 n1
.endmacro
.enum
 mem q1
 mem q2
.endenum
 .byte q2
.macro m p1
 p1: nop
.endmacro
 m foo
 jmp foo
