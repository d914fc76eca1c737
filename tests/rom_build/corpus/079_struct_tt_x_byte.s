.struct Tt
 x1 .byte
 y1 .word 2
.endstruct
.struct St
 a1 .byte
 b1 .word
 c1 .res 3
 d1 .addr
 e1 .byte 4
 .word
 f1 .tag Tt
 .union
  u1 .byte
  u2 .word
 .endunion
 .struct inner
  v1 .byte
 .endstruct
 last .byte
.endstruct
 .byte St::a1,St::b1,St::c1,St::d1,St::e1,St::f1,St::last,.sizeof(St),.sizeof(Tt),.sizeof(St::c1)
 .byte St::inner::v1, St::u1, St::u2
 .bss
var: .tag St
 .code
 .byte .sizeof(var)
 lda var+St::b1
