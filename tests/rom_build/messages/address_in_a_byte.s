table:  .byte   table
        lda     #table
