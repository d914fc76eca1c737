.scope s1 : zeropage
 rts
.endscope
foo:nop
 foo2: nop
   @l1:   nop
