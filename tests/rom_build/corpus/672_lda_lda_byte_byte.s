 LDA #5
 Lda #5
 .BYTE 1
 .Byte 1
 .assert 1 = 2, ldwarning
 nop
