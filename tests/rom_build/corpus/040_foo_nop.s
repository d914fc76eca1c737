foo nop
