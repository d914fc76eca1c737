 .res 3
 .byte 1
 .res 2,$ff
 .align 8
 .byte 2
 .align 16,$ea
 .byte 3
