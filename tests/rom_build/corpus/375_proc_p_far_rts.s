.proc p1: far
 rts
.endproc
