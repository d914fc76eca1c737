        .import LEVEL
        .word   LEVEL * 1000
        .byte   LEVEL
