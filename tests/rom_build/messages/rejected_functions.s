        .byte   .lobite(5)
