 lda #5,
