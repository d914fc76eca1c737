.word $ffff, foo-1, foo+1
foo:
