 LDA #5
 Lda #5
 .BYTE 1
 .Byte 1
.macro nop2
 nop
 nop
.endmacro
foo: nop2
 .byte .sizeof(foo)
