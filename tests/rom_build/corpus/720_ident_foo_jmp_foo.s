.ident("foo"):
 jmp foo
.ident(.concat("a", "b")) = 5
 lda #ab
.macro n
 iny
.endmacro
.macro m
.repeat 2
.exitmacro
 n
 dex
.endrepeat
 inx
.endmacro
 m
 n
 rts
