x1 = 5
 .byte 1
@a1 = 3
 .byte @a1
