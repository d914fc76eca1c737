 lda $00ff
 lda $0012
 lda 18
 lda %10010
