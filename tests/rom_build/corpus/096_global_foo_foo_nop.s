.global foo
foo: nop
