 lda #(1+2)*3
 lda #(5)
 ldx (5)
