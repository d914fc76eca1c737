.proc aa
bb = 1
.endproc
 .byte aa::bb
