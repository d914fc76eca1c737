.proc a1
 nop
@x: beq @x
b1: nop
.endproc
 jmp a1::b1
 jmp a1
