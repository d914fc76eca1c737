_foo1: nop
foo@: nop
