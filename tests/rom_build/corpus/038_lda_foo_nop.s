 lda foo: nop
