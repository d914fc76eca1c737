 lda #>foo
foo = $1234
