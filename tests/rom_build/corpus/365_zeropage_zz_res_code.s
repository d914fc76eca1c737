.zeropage
zz: .res 1
.code
.proc a1
 .scope
  lda zz
 .endscope
 lda zz
.endproc
