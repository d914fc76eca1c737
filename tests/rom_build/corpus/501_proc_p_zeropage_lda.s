.proc p1 : zeropage
 lda fwd
.endproc
fwd = 500
