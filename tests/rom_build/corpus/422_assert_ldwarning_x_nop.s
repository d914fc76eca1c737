 .assert 1 = 2, ldwarning, "x"
 nop
