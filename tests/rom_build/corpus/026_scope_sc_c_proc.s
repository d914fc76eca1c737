.scope sc
c = 5
.proc p
 nop
.endproc
.endscope
 lda #sc::c
 jsr sc::p
 jsr ::sc::p
