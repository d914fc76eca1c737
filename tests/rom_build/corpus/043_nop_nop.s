 nop nop
