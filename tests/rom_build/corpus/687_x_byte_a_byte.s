x1 = 5
 .byte 1
@a1 = 3
 .byte @a1
 .res 0
 .byte 1
