.export there
.code
there: nop
 nop
