 .byte 'a
