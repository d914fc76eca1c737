aa::bb: nop
