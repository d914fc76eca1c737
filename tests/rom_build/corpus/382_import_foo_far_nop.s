.import foo : far
 nop
