.byte .min(foo,3), .max(foo-$800,3)
foo:
