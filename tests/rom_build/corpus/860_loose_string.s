.feature loose_string_term
 .byte 'abc', 'a', "d'e", 'f"g'
 lda #'x'
