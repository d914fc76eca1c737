.macro aa n
.ident(.concat("x_", n)): nop
.endmacro
 aa "foo"
 jmp x_foo
