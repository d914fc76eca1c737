 lda #$1g
