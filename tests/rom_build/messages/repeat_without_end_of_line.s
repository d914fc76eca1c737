        .repeat 2
        nop
        .endrepeat 5
