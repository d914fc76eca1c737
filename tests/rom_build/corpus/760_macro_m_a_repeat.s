.macro m a1
 .repeat a1, i
 .byte i
 .endrepeat
.endmacro
 m 3
 .repeat 2, i
 .scope
lab: nop
 jmp lab
 .endscope
 .endrepeat
