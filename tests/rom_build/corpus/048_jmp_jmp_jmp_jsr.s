 jmp ($1234)
 jmp ($12)
 jmp $12
 jsr $12
