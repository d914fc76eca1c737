.export foo : zeropage
foo = 5
 nop
