.macro m
.repeat 2
.exitmacro
.endrepeat
 inx
.endmacro
 m
 m
 rts
.export foo : direct
foo=4
