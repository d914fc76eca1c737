 lda (5,y)
