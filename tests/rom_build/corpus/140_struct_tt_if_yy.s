.struct tt
 .if 1
 yy .byte
 .endif
 zz .byte .sizeof(uu)
.endstruct
