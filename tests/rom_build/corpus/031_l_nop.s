@l: nop
