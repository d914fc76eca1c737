.global foo : zeropage
foo = 3
 lda foo
.macro m
 .if 1
 .if 1
 .exitmacro
 .endif
 .endif
.endmacro
 m
 rts
