g1: nop
@a1: nop
.proc pp
 nop
.endproc
 bne @a1
