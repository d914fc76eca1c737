.macro m
 .if 1
.endmacro
 m
 .endif
