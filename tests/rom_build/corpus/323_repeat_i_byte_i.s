.repeat 4, I
 .byte I, I .shl 1, <(I * 300), >(I * 300)
 lda $400 + I * $80, x
.endrepeat
