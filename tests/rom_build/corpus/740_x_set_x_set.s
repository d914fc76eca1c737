x1 .set 6
x1 .set x1+1
 .byte x1
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
