 lda z:5
 lda a:5
 lda a:5,x
 lda z:5,x
