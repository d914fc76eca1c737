 lda #&12
