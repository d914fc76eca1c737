        .byte   .time(1)
        .byte   .bank(1)
        .byte   .version(1)
