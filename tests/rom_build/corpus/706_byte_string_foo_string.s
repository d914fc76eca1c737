 .byte .string(foo), .string(5+3), .string(lda)
.macro nop2
 nop
 nop
.endmacro
foo: nop2
 .byte .sizeof(foo)
