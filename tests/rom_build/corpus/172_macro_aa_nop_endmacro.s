.macro aa
 nop
.endmacro
aa = 5
