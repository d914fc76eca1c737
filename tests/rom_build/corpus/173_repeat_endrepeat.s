.repeat
.endrepeat
