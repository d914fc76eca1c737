 lda <5
 lda >$1234
