.repeat 3
        nop
