__a1: nop
A1_b: jmp __a1
