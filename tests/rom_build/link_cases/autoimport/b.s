        .export pushax, incsp2, table
        .exportzp sp := $10
pushax: rts
incsp2: rts
table:  .byte 1, 2
        .dbyt far - pushax - $1000
        .import far
