 .faraddr $123456, foo
foo:
