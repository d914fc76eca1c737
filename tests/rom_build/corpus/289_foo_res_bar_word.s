foo: .res 5
bar: .word 1,2,3
 .byte .sizeof(foo), .sizeof(bar)
