.scope s1 : zeropage
l1: nop
.endscope
 lda s1::l1
