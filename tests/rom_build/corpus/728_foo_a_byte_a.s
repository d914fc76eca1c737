foo:
@a1 = 3
 .byte @a1
bar:
@a1 = 4
 .byte @a1
 .byte .string(foo), .string(5+3), .string(lda)
