        .byte   .lobyte 5
        .byte   .strlen(5)
        .byte   .strat("AB", 2)
        .byte   .nothing(5)
        .strlen("A")
