 lda 5,z
