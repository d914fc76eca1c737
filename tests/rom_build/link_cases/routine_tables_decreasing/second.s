        .constructor early, 1
        .constructor also_middle
        .constructor zebra, 9
        .destructor  zebra, 32
        .data
early:  rts
also_middle: rts
zebra:  rts
        .segment "TABLES"
        .byte   $BB
