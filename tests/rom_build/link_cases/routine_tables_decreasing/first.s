        .import __TABLE__, __COUNT__, __LAST_TABLE__
        .constructor middle
        .constructor late, 9
        .destructor  middle, 3
        .condes      late, 4
        .word   __TABLE__, __LAST_TABLE__
        .byte   <__COUNT__
middle: rts
late:   rts
        .segment "TABLES"
        .byte   $AA
