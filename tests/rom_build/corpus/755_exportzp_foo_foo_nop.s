.exportzp foo
foo = $500
 nop
.segment "FOO" : absolute
