 .assert 1 = 2, ldwarning
 nop
