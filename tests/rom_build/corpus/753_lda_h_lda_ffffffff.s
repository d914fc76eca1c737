 lda #12h
 lda #$FFFFFFFF & 255
 lda #0FFh
 .import bar
 .ifdef bar
 .byte 1
 .endif
 .if .defined(bar)
 .byte 2
 .endif
 .byte 3
