.macro m
 .if 1
 .if 1
 .exitmacro
 .endif
 .endif
.endmacro
 m
 rts
.if .const(fwd)
 .byte 1
.endif
fwd = 3
 .byte 2
