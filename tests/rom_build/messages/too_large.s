        .byte   256, 1
        .byte   -1
        .word   $10000
        .word   -1
        lda     #$1FF
        lda     $12345
