.struct t1
 a1 .dword
.endstruct
.struct s1
 .org $10
 a1 .byte
 b1 .word
 tt .tag t1 2
 c1 .tag t1
.org $20
 d1 .byte
.endstruct
.byte s1::a1, s1::b1,s1::d1,.sizeof(s1)
