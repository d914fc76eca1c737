.macro m
 .local l1
l1: nop
.endmacro
 m
