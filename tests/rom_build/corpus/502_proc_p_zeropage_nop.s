.proc p1:zeropage
 nop
.endproc
 lda p1
 lda p1,y
