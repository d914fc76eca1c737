 lda [$12],y
