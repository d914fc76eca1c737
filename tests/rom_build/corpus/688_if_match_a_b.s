 .if .match({a1}, {b1})
 .byte 1
 .endif
 .if .match(1, 2)
 .byte 2
 .endif
 .if .match({lda #5}, {lda #6})
 .byte 3
 .endif
 .if .match(x, y)
 .byte 4
 .endif
.macro m a1
 a1
.endmacro
 m nop
 m {lda #5}
 m {.byte 1,2}
