g1: nop
@a1: nop
.enum tt
 b1
.endenum
 bne @a1
