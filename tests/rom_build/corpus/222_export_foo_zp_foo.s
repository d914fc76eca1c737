.export foo:zp
foo = $12
 lda foo
