.macro aa
 nop
.endmacro
aa: nop
