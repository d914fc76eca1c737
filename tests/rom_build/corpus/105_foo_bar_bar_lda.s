foo = bar+1
bar = 3
 lda foo
