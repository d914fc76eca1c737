.macro m
.macro n
 nop
.endmacro
.endmacro
