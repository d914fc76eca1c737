x = 5
a:      nop
lda = 7
.proc   y
.endproc
