.macro m a1
 a1
.endmacro
 m nop
 m {lda #5}
 m {.byte 1,2}
.struct
 a1 .byte
 b1 .word
.endstruct
 .byte b1
