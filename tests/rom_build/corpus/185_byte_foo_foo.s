.byte foo
foo:
