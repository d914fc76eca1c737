        lda     #x
        lda     #z:5
        .word   "A"
        lda     #"A"
        .byte   .sizeof(value)
value   = 5
        .byte   .sizeof(value)
        .byte   .blank({1
        .byte   1aa
        .byte   4294967296
        .byte   @
        .byte   .5
        .byte   \
        .byte   ?
