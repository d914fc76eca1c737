.export foo = 4, bar = foo+1
 lda bar
