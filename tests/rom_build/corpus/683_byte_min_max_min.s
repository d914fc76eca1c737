 .byte .min(3, 5), .max(3, 5), .min(-1, 2)+1
.macro mem n1
 n1
.endmacro
.enum
 mem q1
 mem q2
.endenum
 .byte q2
