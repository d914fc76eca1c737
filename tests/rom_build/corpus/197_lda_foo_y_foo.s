 lda foo,y
foo = 5
