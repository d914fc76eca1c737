.macro
.endmacro
