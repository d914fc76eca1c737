.feature labels_without_colons
.macro foo
 nop
.endmacro
start
 foo
 foo2 = 5
lab lda #foo2
 jmp start
@loc
 bne @loc
x1 .byte 1
