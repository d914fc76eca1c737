 lda foo,x
 lda (foo),y
foo = 5
