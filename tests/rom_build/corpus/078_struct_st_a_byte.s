.struct St
 a1 .byte
 b1 .word
 c1 .res 3
 d1 .addr
 e1 .byte 4
 .word
 f1 .tag Tt
.endstruct
