.macro aa
 bb
.endmacro
.macro bb
 nop
.endmacro
 aa
