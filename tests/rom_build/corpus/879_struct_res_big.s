.struct s
 a1 .res $20000
 b1 .byte
.endstruct
 .dword s::b1, .sizeof(s)
