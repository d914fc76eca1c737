.proc p1 : absolute
 rts
.endproc
 jsr p1
