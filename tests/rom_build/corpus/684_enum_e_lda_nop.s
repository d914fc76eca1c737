.enum E
 lda
 nop
.endenum
 .byte E::nop
.proc p1 : absolute
 rts
.endproc
 jsr p1
