.macro m 5
.endmacro
