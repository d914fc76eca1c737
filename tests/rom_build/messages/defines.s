        .define lda 5
        .define ROWS 5
        .define ROWS 6
        .define both(a1, a1) a1
        .define sum(a1, b1) a1 + b1
        .define again again + 1
        .undefine COLUMNS
        .delmacro nothing
        .byte   sum 1
        .byte   sum , 2
        .byte   sum {1
        .byte   again
