.proc p1 : absolute
 rts
.endproc
 jsr p1
 .global foo
 .global foo
 .export foo
foo: nop
