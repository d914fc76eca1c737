 nop
 .align 2
 nop
