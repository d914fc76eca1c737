.proc p1
 .import foo
 jsr foo
.endproc
