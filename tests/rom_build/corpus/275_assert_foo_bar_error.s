.assert foo-bar = 1, error, "a"
bar: nop
foo:
