 .repeat 2, i
 .scope
lab: nop
 jmp lab
 .endscope
 .endrepeat
.macro n
 iny
.endmacro
.macro m
.repeat 2
.exitmacro
 n
 dex
.endrepeat
 inx
.endmacro
 m
 n
 rts
