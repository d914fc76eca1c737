foo:nop
 foo2: nop
   @l1:   nop
