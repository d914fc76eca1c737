 .repeat 2, i
 .scope
lab: nop
 jmp lab
 .endscope
 .endrepeat
.if .const(5)
 .byte 1
.endif
