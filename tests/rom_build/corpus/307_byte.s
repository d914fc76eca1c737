 .byte$5
