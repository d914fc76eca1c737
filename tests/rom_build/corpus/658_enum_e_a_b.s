.enum E
 a1 = *
 b1
.endenum
 nop
 lda E::b1
.scope q1:zeropage
 lda fwd
 lda fwd2,x
fwd2:
.endscope
fwd:
