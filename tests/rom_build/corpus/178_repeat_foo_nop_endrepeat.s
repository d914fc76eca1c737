.repeat 2
foo: nop
.endrepeat
