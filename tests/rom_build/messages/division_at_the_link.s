; the distance of two segments is known when they are linked
        .data
table:  .byte   1
        .code
start:  nop
share = 100 / (table - start - 1)
