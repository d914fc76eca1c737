.if .const(5)
 .byte 1
.endif
.global foo : zeropage
foo = 3
 lda foo
