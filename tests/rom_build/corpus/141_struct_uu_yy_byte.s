.struct uu
 yy .byte
 .if 1
 qq .byte
 .endif
.endstruct
.struct tt
 zz .byte .sizeof(uu)
 tt2 .tag uu
.endstruct
 .byte .sizeof(tt), tt::tt2
vv: .tag tt
 .byte .sizeof(vv)
