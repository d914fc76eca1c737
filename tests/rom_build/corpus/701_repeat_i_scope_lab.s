 .repeat 2, i
 .scope
lab: nop
 jmp lab
 .endscope
 .endrepeat
 .assert 1 = 2, ldwarning
 nop
