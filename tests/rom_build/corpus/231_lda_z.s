 lda #z:5
