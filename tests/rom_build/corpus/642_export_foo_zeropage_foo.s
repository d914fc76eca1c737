.export foo : zeropage
foo = 5
 nop
.zeropage
.scope s1 : absolute
l1: .res 1
.endscope
.code
 lda s1::l1
