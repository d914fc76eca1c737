 .if .blank()
 .byte 1
 .endif
 .if .blank({})
 .byte 2
 .endif
 .if .blank(x)
 .byte 3
 .endif
