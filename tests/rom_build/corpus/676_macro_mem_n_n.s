.macro mem n1
 n1 .byte
.endmacro
.struct St
 mem q1
 mem q2
.endstruct
 .byte St::q2
.if .const(5)
 .byte 1
.endif
