a1: nop
@l: nop
 bne @l
b1 = 5
 bne @l
