 nop
 .align 4, $ff
 nop
 .import foo
 .import foo
 nop
