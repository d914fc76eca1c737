 .global foo, bar
foo: jsr bar
