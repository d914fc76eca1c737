.zeropage
.scope s1 : absolute
l1: .res 1
.endscope
.code
 lda s1::l1
foo:
@a1 .set 3
@a1 .set 4
 .byte @a1
