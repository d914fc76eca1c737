 .assert 1 = 2, error, .concat("a", "b")
 nop
