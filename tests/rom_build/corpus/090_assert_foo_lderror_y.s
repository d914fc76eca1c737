 .assert foo=$802, lderror, "y"
 nop
foo:
