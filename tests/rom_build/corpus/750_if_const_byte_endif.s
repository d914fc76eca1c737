.if .const(5)
 .byte 1
.endif
 .byte .sprintf("%u", -1)
 .byte .sprintf("%d", -1)
