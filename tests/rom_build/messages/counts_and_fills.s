        .res    -1
        .res    3, 256
        .align  0
        .align  256
        .align  $FFFF
        .charmap 256, 0
        .repeat -1
        .endrepeat
        .repeat 80000
        nop
        .endrepeat
