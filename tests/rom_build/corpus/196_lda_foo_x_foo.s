 lda foo,x
foo = 500
