first = second + 1
second = first
        .word   first
