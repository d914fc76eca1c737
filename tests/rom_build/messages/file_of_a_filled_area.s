        .code
        .byte   1
        .data
        .byte   2
