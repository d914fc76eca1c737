 jmp (5),y
