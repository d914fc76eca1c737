 lda #'A'
 .byte 'A'+1, "AB", 'a'
 .word 'A', "AB"
