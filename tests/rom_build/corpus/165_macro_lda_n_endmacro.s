.macro lda n
.endmacro
