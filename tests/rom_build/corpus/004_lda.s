 lda -1
