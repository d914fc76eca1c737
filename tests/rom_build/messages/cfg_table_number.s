        .export start
start:  nop
        .res    3
        .align  2
        .data
        .byte   1, 2, 3
