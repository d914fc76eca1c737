 .repeat 2, i
lab: nop
 .endrepeat
