 LDA #1
 Lda #2
 .BYTE 3
 .Byte 4
