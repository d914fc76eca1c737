.enum ee
 aa = fwd
.endenum
fwd = 1
 nop
.macro m
.repeat 3
 nop
.exitmacro
.endrepeat
 inx
.endmacro
 m
 rts
