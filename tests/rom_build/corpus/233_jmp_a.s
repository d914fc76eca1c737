 jmp a:$12
