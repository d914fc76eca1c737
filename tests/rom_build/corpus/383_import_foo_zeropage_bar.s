.import foo : zeropage, bar : absolute
 nop
