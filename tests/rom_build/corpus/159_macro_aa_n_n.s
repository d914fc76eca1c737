.macro aa n
n:
.endmacro
 aa foo
 nop
 jmp foo
