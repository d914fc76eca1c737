.macro mem n1
 n1
.endmacro
.enum
 mem q1
 mem q2
.endenum
 .byte q2
.macro m
.proc pp
 nop
.endproc
.endmacro
 m
 jmp pp
