l: nop
.assert l = 0, warn, "far"
.assert l = 0, ldwarn
.assert 1, warn
