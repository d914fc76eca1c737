.export foo := $1234, bar : zp = 5
 lda foo
 lda bar
