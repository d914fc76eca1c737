 .global foo
 .global foo
 .export foo
foo: nop
