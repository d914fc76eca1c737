.zeropage
 .byte 1
 .export foo, foo
foo:
