.repeat 2, i
 i = 5
.endrepeat
