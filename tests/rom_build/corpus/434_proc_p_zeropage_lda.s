.proc p1 : zeropage
 lda fwd
.endproc
.proc q1 : absolute
 lda p1
.endproc
fwd = 500
