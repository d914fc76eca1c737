.enum ee
 aa = ::fwd
.endenum
fwd = 1
 .byte ee::aa
.proc p1
 .export foo
foo: nop
.endproc
