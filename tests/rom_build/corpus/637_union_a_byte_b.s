.union
 a1 .byte
 b1 .word
.endunion
 .byte b1
.macro nop2
 nop
 nop
.endmacro
foo: nop2
 .byte .sizeof(foo)
