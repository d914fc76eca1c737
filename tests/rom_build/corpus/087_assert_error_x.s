 .assert 1=2, error, "x"
