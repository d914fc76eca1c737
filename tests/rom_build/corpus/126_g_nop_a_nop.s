g1: nop
@a1: nop
.enum
 b1
.endenum
 bne @a1
