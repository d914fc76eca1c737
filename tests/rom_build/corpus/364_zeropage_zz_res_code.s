.zeropage
zz: .res 1
.code
.proc a1
 lda zz
 .scope
  lda zz
 .endscope
 rts
.endproc
