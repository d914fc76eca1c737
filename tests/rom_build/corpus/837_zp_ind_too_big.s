.pc02
 lda ($1234)
