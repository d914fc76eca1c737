 lda 0+(5)
 lda +5
 lda -(-5)
