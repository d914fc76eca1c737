.macro mem n1
 n1
.endmacro
.enum
 mem q1
 mem q2
.endenum
 .byte q2
