x1 = y1
 lda x1
y1 = 500
.ident("foo"):
 jmp foo
.ident(.concat("a", "b")) = 5
 lda #ab
