 nop
 .align 4, $ff
 nop
