.macro m p1, p2
 lda p1
 ldx p2
.endmacro
 m 1
