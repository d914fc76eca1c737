.scope q1:zeropage
 lda fwd
 lda fwd2,x
fwd2:
.endscope
fwd:
