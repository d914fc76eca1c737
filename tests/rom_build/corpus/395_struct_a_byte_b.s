.struct
 a1 .byte
 b1 .word
.endstruct
 .byte b1
