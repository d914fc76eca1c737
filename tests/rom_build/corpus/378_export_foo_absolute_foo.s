.export foo : absolute
foo = 5
 nop
