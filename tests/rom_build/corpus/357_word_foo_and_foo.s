.word foo .and 1
foo = 0
