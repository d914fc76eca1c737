.proc pp
 bne @a1
@a1:
xx: bne @a1
@a1:
.endproc
