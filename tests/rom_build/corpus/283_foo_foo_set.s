foo = 1
foo .set 2
