 lda 1+(5)
