 lda $12,
