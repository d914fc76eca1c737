 .repeat 2, i
 .scope
lab: nop
 jmp lab
 .endscope
 .endrepeat
.struct s1
 a1 .byte
 .struct in1
  b1 .word
 .endstruct
 d1 .byte
.endstruct
 .byte .sizeof(s1), s1::d1, s1::in1::b1, .sizeof(s1::in1)
