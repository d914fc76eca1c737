 jmp z:$12
