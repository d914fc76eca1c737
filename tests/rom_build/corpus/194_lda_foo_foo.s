 lda #foo
foo = 5
