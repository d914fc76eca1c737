 .res 0
 .byte 1
