.scope s1 : zeropage
 lda fwd
fwd = 5
.endscope
