 lda foo+$10000
foo:
