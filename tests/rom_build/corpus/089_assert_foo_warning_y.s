 .assert foo=$802, warning, "y"
 nop
foo:
