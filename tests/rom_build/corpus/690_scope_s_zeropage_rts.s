.scope s1 : zeropage
 rts
.endscope
.macro mem n1
 n1 .byte
.endmacro
.struct St
 mem q1
 mem q2
.endstruct
 .byte St::q2
