.byte foo-bar
bar: nop
foo:
