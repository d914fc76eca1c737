.struct tt
 nop
.endstruct
