.if .const(5)
 .byte 1
.endif
