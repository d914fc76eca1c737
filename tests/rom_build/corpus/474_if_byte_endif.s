 .if 1 .byte 2
 .endif
