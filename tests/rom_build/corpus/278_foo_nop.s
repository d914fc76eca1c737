foo: : nop
