.proc p1 : zeropage
 rts
.endproc
 lda p1
