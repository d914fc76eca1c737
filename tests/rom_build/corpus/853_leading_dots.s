.feature leading_dot_in_identifiers
.foo = 5
 lda #.foo
.Bar: jmp .Bar
 .byte 1
.proc .baz
 nop
.endproc
