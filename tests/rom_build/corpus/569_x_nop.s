x: nop
