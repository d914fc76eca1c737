.macro aa n
 .if .blank({n})
 .byte 0
 .else
 .byte n
 .endif
.endmacro
 aa
 aa 4
