 lda #.hibyte(foo+$100)
 lda #.lobyte(foo)+1
foo:
