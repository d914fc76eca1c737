        .import __MAIN_SIZE__
        .code
        lda     data
        ldx     #<__MAIN_SIZE__
        .data
data:   .byte   1, 2
