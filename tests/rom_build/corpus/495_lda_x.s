 lda (5)+1,x
