        .import __STORE_START__, __STORE_SIZE__, __MAIN_LAST__, __FREE_START__
        .export __HIMEM__ : absolute
__HIMEM__ = $1234
        .word   __STORE_START__, __STORE_SIZE__, __MAIN_LAST__, __FREE_START__
        .segment "ONCE"
        .byte   1, 2, 3
        .bss
        .res    5
        .segment "FREED"
        .byte   7
