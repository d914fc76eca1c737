 lda (5)+1
