.define foo(a1,b1) a1
 lda foo 1
