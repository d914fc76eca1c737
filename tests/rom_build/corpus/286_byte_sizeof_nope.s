 .byte .sizeof(nope)
