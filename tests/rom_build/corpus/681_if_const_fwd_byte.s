.if .const(fwd)
 .byte 1
.endif
fwd = 3
 .byte 2
.segment "FOO" : absolute
