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
