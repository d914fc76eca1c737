.repeat 3, i
.ident(.concat("lab", .string(i))): .byte i
.endrepeat
 .word lab0, lab2
