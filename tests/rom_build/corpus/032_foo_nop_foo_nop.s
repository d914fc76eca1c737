foo: nop
foo: nop
