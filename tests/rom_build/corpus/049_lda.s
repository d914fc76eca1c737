 lda ($12)
