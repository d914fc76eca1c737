 .align 3
 .byte 1
