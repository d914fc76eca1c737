 .repeat
 .endrepeat
