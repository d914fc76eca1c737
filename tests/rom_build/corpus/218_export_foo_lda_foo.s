.export foo = 5
 lda foo
