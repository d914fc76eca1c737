 jmp (5,x)
