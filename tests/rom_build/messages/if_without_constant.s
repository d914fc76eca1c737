        .if     later = 1
        nop
        .endif
later:
