.export foo : zp = 5
 nop
