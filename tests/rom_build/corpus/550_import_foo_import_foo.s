 .import foo
 .import foo
 nop
