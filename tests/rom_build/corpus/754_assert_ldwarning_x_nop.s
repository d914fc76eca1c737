 .assert 1 = 2, ldwarning, "x"
 nop
.macro nop2
 nop
 nop
.endmacro
foo: nop2
 .byte .sizeof(foo)
