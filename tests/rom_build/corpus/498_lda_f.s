 lda f:5
