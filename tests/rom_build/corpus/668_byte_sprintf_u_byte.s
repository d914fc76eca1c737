 .byte .sprintf("%u", -1)
 .byte .sprintf("%d", -1)
 .res 0
 .byte 1
