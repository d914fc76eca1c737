.feature missing_char_term
 lda #'x
 cmp #'y'
 .byte 'a,'b
