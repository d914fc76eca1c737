.macro aa p1,p1
.endmacro
