.macro m p1, p1
.endmacro
