 lda #
