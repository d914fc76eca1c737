.proc p1:zp
 lda p1
.endproc
