 .assert 1 = 2, warning, "x"
 nop
