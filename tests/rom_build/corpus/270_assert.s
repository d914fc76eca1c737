.assert 1
