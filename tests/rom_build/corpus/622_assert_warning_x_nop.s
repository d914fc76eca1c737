 .assert 1 = 2, warning, "x"
 nop
.union
 a1 .byte
 b1 .word
.endunion
 .byte b1
