.feature dollar_is_pc
l1: jmp $
 .word $-l1, $10
 beq $
