foo: .byte 1,2,3
 .byte .sizeof(foo)
.proc pp
 nop
 nop
.endproc
 .byte .sizeof(pp)
