 .byte .strlen(.concat("ab", "c")), .strlen("")
 .byte .strat("abc", 1)
.proc p1
 .export foo
foo: nop
.endproc
