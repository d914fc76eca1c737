 jmp sc::p
.scope sc
p: nop
.endscope
