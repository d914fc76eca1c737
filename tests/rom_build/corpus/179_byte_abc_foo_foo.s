 .byte 1,"abc",2,<foo,>foo
foo:
