g1: nop
@a1: nop
.export g1
.import q1
 bne @a1
