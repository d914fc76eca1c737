 .assert foo = $801, lderror, "foo"
 nop
foo:
.macro m
.repeat 2
.exitmacro
.endrepeat
 n
 inx
.endmacro
.macro n
 iny
.endmacro
 m
 n
 rts
