foo: nop
 .import foo
