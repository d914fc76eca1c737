 lda #256
