 lda #12h
 lda #$FFFFFFFF & 255
 lda #0FFh
