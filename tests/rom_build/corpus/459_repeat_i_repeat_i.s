 .repeat 2, i
 .repeat 2, i
 .byte i
 .endrepeat
 .endrepeat
