bra: nop
 jmp bra
