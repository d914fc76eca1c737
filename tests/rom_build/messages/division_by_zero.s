ZERO = 0
        .byte   5 / ZERO
        .byte   5 .mod 0
