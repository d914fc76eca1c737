        .byte   1 << -1
        .byte   1 >> -1
