nop : nop
