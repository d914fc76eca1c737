foo:
 .byte .sizeof(foo)
