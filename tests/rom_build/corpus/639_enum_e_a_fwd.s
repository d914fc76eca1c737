.enum E
 a1 = fwd
 b1
.endenum
fwd = 5
 .byte E::b1
.macro n
 iny
.endmacro
.macro m
.repeat 2
.exitmacro
 n
 dex
.endrepeat
 inx
.endmacro
 m
 n
 rts
