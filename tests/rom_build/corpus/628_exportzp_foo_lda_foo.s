.exportzp foo := 4
 lda foo
.macro m
.repeat 3
 nop
.exitmacro
.endrepeat
 inx
.endmacro
 m
 rts
