.proc p1 : near
 rts
.endproc
 jsr p1
