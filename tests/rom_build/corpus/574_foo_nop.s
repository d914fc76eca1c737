1foo: nop
