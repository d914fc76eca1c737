.proc a1
 nop
.endproc
b1: nop
 jmp a1::b1
