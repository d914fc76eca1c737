.proc a1
.endproc
.proc a1
.endproc
