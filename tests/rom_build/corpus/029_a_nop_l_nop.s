a1: nop
@l: nop
 bne @l
b1 .set 5
 bne @l
