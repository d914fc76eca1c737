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
.macro nop2
 nop
 nop
.endmacro
foo: nop2
 .byte .sizeof(foo)
