.union uu
 aa .byte
 .struct nn
  bb .byte
  cc .word
 .endstruct
 dd .word
.endunion
 .byte uu::aa,uu::nn::cc,uu::dd,.sizeof(uu),.sizeof(uu::nn)
