.byte foo/256
foo:
