 .if 1
 .endif foo
