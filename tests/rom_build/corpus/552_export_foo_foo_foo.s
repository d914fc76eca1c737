 .export foo, foo
foo:
