foo: bar: nop
