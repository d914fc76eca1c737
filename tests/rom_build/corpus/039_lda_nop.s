lda: nop
