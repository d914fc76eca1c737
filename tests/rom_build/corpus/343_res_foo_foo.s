 .res foo
foo = 5
