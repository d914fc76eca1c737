.segment "ZEROPAGE"
.proc p1 : zeropage
 rts
.endproc
.code
 lda p1
