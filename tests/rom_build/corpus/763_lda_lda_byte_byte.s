 LDA #5
 Lda #5
 .BYTE 1
 .Byte 1
.macro m a1
 .if .match(a1, #)
 .byte 1
 .elseif .match({a1}, {#5})
 .byte 2
 .else
 .byte 3
 .endif
.endmacro
 m #5
 m 5
 m {#6}
