.enum ee
 aa = fwd
.endenum
fwd = 1
 nop
.scope s1 : zeropage
l1: nop
.endscope
 lda s1::l1
