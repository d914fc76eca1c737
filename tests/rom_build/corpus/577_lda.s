 lda #%12
