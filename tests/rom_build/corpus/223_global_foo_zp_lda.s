.global foo:zp
 lda foo
