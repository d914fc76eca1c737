.proc a1
.endproc
b1: nop
 jmp a1::b1
