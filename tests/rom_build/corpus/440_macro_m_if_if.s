.macro m
 .if 1
 .if 1
 .exitmacro
 .endif
 .endif
.endmacro
 m
 rts
