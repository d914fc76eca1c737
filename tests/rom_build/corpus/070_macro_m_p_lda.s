.macro m1 p1
 lda p1
.endmacro
 m1 #1,#2
