.case -
Foo: jmp FOO
