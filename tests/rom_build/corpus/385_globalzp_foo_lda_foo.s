.globalzp foo
 lda foo
foo = 3
