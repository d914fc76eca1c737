x1 .set 6
x1 .set x1+1
 .byte x1
.macro m
 .if 1
 .if 1
 .exitmacro
 .endif
 .endif
.endmacro
 m
 rts
