foo:
 .byte 1
 .byte .sizeof(foo)
