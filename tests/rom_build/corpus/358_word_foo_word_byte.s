.word (foo)
.word (1+2)*3
.byte (1),(2)
foo = 7
