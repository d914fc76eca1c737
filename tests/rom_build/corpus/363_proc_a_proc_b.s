.proc a1
 .proc b1
  rts
 .endproc
 jsr b1
 .scope c1
  jsr b1
  jsr a1
 .endscope
.endproc
 jsr a1::b1
