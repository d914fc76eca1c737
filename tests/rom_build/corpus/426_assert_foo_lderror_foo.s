 .assert foo = $801, lderror, "foo"
 nop
foo:
