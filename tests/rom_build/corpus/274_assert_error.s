.assert 0, error
