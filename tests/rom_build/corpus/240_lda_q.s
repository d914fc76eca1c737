 lda $12,q
