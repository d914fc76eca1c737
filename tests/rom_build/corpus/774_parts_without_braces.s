 .byte .right(1, 4,5,6)
 .byte .left(3, 4,5,6)
 .byte .mid(2, 1, 4,5,6)
