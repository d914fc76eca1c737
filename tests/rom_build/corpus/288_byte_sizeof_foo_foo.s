 .byte .sizeof(foo)
foo: .byte 1
