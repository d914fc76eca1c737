 lda $
