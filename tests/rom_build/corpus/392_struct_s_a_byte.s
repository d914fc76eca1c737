.struct s1
 a1 .byte
 b1 .addr 3
 c1 .dword
 d1 .faraddr
.endstruct
 .byte .sizeof(s1)
