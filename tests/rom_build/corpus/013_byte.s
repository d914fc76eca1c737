 .byte 1,
