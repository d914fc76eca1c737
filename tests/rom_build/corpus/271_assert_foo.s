.assert 1, foo
