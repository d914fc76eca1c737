.exportzp foo
foo = $500
 nop
