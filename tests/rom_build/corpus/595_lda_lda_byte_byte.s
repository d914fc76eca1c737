 LDA #5
 Lda #5
 .BYTE 1
 .Byte 1
