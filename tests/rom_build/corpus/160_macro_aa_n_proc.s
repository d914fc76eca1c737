.macro aa n
.proc n
 nop
.endproc
.endmacro
 aa foo
 jmp foo
