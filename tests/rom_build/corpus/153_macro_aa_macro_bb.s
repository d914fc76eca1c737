.macro aa
.macro bb
 nop
.endmacro
.endmacro
 aa
 bb
