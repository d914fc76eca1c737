 .byte .left(101, {1,2,3})
