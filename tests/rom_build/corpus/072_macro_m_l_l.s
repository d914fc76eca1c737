.macro m2 l
l: nop
 bne l
.endmacro
 m2 foo
 m2 bar
 jmp foo
