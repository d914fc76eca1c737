.macro m a1
 a1
.endmacro
 m nop
 m {lda #5}
 m {.byte 1,2}
.macro mem n1
 n1
.endmacro
.enum
 mem q1
 mem q2
.endenum
 .byte q2
