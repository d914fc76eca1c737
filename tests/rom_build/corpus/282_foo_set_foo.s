foo .set 1
foo = 2
