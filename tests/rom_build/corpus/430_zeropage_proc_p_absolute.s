.zeropage
.proc p1 : absolute
 nop
.endproc
.code
 lda p1
