.define foo foo + 1
 lda foo
