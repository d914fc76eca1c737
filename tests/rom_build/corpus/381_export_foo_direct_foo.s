.export foo : direct
foo = 5
 nop
