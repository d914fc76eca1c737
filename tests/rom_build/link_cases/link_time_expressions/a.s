.import far1, far2, n1
.importzp z1
.code
 .word far1-far2, far2-far1+100, (far1+far2)/2, far1*2
 .byte <(far1+3), >far2, <n1
 .dbyt far1
 lda #<(far1/2)
 lda #>(far2*2)
 lda z1+1
 ldx z1+1,y
 lda z1-1,y
 .word .max(far1,far2), .min(far1,far2), far1 .bitand $ff00
