 .smart
 .smart on
 lda #1
