.repeat 3, i
 .ident(.sprintf("lab%d", i)): .byte i
.endrep
 .word lab0, lab2
