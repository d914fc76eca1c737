        .byte   .bankbyte(5)
        .word   .loword(5)
        .byte   .lobite(5)
