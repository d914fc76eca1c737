.if .const(5)
 .byte 1
.endif
 nop
 .align 4, $ff
 nop
