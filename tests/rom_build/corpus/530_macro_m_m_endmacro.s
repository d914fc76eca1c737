.macro m
m2 = 5
.endmacro
 m
 lda #m2
 m
