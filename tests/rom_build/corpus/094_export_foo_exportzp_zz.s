.export foo
.exportzp zz
foo: nop
zz = 5
.import bar
