.macro aa n
 aa n
.endmacro
 aa 1
