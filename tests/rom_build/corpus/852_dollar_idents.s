.feature dollar_in_identifiers
a$b = 5
 lda #a$b
