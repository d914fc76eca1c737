        jmp     (vector)
        .res    252
vector: .word   0
