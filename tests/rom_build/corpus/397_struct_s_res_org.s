.struct s1
 .res 5
 .org 3
 a1 .byte
.endstruct
 .byte s1::a1
