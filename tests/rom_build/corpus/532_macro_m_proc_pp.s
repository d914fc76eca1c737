.macro m
.proc pp
 nop
.endproc
.endmacro
 m
 jmp pp
