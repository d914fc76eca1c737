.proc pp
@a1: nop
.endproc
 bne @a1
