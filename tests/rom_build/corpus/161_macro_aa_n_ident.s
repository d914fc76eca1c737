.macro aa n
.ident(.concat("x_", .string(n))): nop
.endmacro
 aa foo
 jmp x_foo
