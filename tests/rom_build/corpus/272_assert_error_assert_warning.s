.assert 1, error
.assert 1=1, warning
.assert 1=1, ldwarning, "x"
 nop
