foo .set 5
 .res foo
foo .set foo*2
 lda #foo
 lda foo
