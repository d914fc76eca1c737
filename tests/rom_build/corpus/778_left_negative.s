 .byte .left(-1, {1,2,3})
