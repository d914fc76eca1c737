 lda ($12),x
