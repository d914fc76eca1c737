foo: lda #1
 .byte .sizeof(foo)
