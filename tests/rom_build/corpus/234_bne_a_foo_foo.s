 bne a:foo
foo:
