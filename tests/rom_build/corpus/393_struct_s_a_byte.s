.struct s1
 a1 .byte
 .union
  b1 .word
  c1 .byte 4
 .endunion
 d1 .byte
.endstruct
 .byte .sizeof(s1), s1::d1, s1::b1
