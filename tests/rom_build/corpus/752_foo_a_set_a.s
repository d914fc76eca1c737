foo:
@a1 .set 3
@a1 .set 4
 .byte @a1
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
