.struct tt
 xx
 yy .byte
.endstruct
 .byte tt::xx,tt::yy
