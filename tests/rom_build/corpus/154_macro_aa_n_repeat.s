.macro aa n
 .repeat n, i
 .byte i
 .endrepeat
.endmacro
 aa 3
