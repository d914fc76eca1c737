 .byte ''
