.assert 0, warning
 nop
