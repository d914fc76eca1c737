        .byte   .left(-1, {1, 2})
        .byte   .mid(0, 101, {1, 2})
        .byte   .right(1)
name:   .asciiz .string(.left(1, {name}))
