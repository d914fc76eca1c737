 lda
