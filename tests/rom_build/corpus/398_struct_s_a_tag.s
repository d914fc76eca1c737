.struct s1
 a1 .tag s2
.endstruct
.struct s2
 b1 .byte
.endstruct
 nop
