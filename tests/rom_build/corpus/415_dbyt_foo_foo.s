 .dbyt $1234, foo
foo:
