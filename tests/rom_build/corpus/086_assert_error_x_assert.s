 .assert 1=1, error, "x"
 .assert foo=$801, error, "y"
 nop
foo:
