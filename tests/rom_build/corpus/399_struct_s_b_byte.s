.struct s2
 b1 .byte
 .align 4
 c1 .byte
.endstruct
 .byte s2::c1
