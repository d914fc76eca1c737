.struct tt
 .union
  aa .byte
  .struct
   bb .byte
   cc .word
  .endstruct
 .endunion
 dd .byte
.endstruct
 .byte tt::aa,tt::bb,tt::cc,tt::dd,.sizeof(tt)
