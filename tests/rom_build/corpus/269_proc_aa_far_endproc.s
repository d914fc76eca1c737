.proc aa : far
.endproc
