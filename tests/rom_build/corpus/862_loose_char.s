.feature loose_char_term
 lda #"x"
 .byte "a"
