.enum ee
 aa = fwd
.endenum
fwd = 1
 nop
.struct s1
 a1 .byte
 .struct in1
  b1 .word
 .endstruct
 d1 .byte
.endstruct
 .byte .sizeof(s1), s1::d1, s1::in1::b1, .sizeof(s1::in1)
