.exportzp foo := 4
 lda foo
