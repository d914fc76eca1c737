.macro m a1
 .byte a1*2
.endmacro
 m 1+1
 m (1+1)
