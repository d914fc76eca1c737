b1: nop
 jmp a1::b1
.proc a1
.endproc
