.macro nop2
 nop
 nop
.endmacro
foo: nop2
 .byte .sizeof(foo)
.segment "ZP2": zeropage
