foo = bar+1
bar = baz+1
baz = 3
 lda #foo
