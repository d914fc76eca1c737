 .if 1
 .else foo
 .endif
