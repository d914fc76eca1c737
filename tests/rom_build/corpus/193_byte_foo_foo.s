.byte foo/0
foo:
