 lda #(5)+1
 lda 0+(5)+1
 .export foo, foo
foo:
