.repeat 2
.exitmacro
.endrepeat
