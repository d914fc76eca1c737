 lda #foo
foo = 500
