.macro aa
.endmacro
.macro aa
.endmacro
