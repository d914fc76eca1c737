COUNT = 5
.proc   main
        .if     COUNT = 5
        nop
        .endif
        .res    COUNT
.endproc
