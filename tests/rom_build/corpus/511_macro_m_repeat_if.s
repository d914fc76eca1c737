.macro m
.repeat 2
.if 1
.exitmacro
.endrepeat
.endif
 inx
.endmacro
 m
 rts
