.macro m a1
 a1
.endmacro
 m nop
 m {lda #5}
 m {.byte 1,2}
.proc p1 : near
 rts
.endproc
 jsr p1
