.export foo
foo: nop
