.macro m
.repeat 3, i
 .if i = 1
 .exitmacro
 .endif
 .byte i
.endrepeat
 inx
.endmacro
 m
 rts
