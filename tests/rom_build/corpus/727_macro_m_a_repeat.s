.macro m a1
 .repeat a1, i
 .byte i
 .endrepeat
.endmacro
 m 3
 .assert 1 = 2, warning, "x"
 nop
