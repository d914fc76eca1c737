 lda #<foo
 lda #>foo+1
 lda #>(foo+1)
foo:
