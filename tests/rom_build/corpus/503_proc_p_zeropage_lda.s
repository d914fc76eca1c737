.proc p1:zeropage
 lda p1
.endproc
