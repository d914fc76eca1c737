.macro mem n1
 n1
.endmacro
.enum
 mem q1
 mem q2
.endenum
 .byte q2
foo:
@a1 .set 3
@a1 .set 4
 .byte @a1
