foo :nop
