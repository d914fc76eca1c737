 .assert foo=$802, error, "y"
 nop
foo:
