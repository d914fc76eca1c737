.byte foo > $800, foo = $801, foo < bar, foo && 1, !foo
foo:
bar:
