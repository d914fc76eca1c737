 .byte
