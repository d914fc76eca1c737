x1 = x1
 lda x1
