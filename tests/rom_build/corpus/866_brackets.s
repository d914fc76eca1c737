.feature bracket_as_indirect
 lda [5],y
 lda [5,x]
 jmp [5]
 lda (5+3),y
 lda (5)
 jmp ($1234)
