        lda     #
        lda     #(5
        .byte   5 +
        .res
        lda     $20,
        ldx     $20;y
        .segment CODE
        .align  3, 300
