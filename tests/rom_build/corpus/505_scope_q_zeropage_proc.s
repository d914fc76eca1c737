.scope q1:zeropage
.proc p2
 lda p2
.endproc
 lda p2
.endscope
.import foo:direct
.import foo2:near
 lda foo
