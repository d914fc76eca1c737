 nop 5
