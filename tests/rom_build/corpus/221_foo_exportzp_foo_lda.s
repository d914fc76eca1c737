foo = $1234
.exportzp foo
 lda foo
