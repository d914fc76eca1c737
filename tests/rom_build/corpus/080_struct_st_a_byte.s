.struct St
 a1: .byte
.endstruct
