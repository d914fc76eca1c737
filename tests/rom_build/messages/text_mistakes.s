        .byte   "open
        .byte   'ab'
        .byte   $GG
        .byte   %102
        .word   "AB"
        .asciiz 65
        .byte   1,
        .byte   1 2
