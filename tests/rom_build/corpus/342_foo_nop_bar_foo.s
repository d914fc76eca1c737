foo = *
 nop
bar = * - foo
 .byte bar, *-foo
 .res bar*2
