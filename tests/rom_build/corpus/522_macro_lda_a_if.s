.macro lda2 a1
 .if .match(.left(1, {a1}), #)
 .endif
.endmacro
 lda2 #5
