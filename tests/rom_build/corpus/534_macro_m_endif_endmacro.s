.macro m
 .endif
.endmacro
 .if 1
 m
