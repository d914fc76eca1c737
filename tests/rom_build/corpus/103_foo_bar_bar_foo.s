foo = bar
bar = foo
 lda foo
