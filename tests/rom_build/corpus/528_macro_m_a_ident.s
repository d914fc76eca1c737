.macro m a1
 .ident(.sprintf("v%d", a1)): .byte a1
.endmacro
 m 1
 m 2
 lda v1
 lda v2
