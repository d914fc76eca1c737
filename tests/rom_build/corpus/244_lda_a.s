 lda a
