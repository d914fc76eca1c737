.macro m
.repeat 3
 nop
.exitmacro
.endrepeat
 inx
.endmacro
 m
 rts
.export foo : near
foo=4
