.ident("foo"):
 jmp foo
.ident(.concat("a", "b")) = 5
 lda #ab
