 .repeat 2, 5
 .endrepeat
