 .repeat -1
 .endrepeat
