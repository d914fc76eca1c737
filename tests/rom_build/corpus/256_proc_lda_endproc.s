.proc lda
.endproc
