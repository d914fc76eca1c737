 lda foo-$900
foo:
