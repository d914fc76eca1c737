.proc p1
@x1: .res 4
 .byte .sizeof(@x1)
.endproc
.exportzp foo := 4
 lda foo
