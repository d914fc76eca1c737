 .if .blank()
 .byte 1
 .endif
 .if .blank({})
 .byte 2
 .endif
 .if .blank(x)
 .byte 3
 .endif
.macro n
 iny
.endmacro
.macro m
.repeat 2
.exitmacro
 n
 dex
.endrepeat
 inx
.endmacro
 m
 n
 rts
