 .assert foo = $801, lderror, "foo"
 nop
foo:
.macro m a1
 .ident(.concat(.string(a1), "_x")): .byte 1
.endmacro
 m foo
 lda foo_x
