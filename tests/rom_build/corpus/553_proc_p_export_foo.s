.proc p1
 .export foo
foo: nop
.endproc
