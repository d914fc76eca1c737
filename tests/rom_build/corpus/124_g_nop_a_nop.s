g1: nop
@a1: nop
.struct tt
 b1 .byte
.endstruct
 bne @a1
