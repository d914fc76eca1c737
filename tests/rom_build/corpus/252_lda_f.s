 lda f:$123456
