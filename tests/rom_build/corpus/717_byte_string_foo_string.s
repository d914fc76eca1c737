 .byte .string(foo), .string(5+3), .string(lda)
 .align 16
 nop
