 .byte .min(3, 5), .max(3, 5), .min(-1, 2)+1
.struct
 a1 .byte
 b1 .word
.endstruct
 .byte b1
