 .repeat 2, i
 .scope
lab: nop
 jmp lab
 .endscope
 .endrepeat
