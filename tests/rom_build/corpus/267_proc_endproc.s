.proc
.endproc
