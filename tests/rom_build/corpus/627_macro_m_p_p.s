.macro m p1
 p1: nop
.endmacro
 m foo
 jmp foo
 .if .defined(foo)
 .byte 1
 .elseif .defined(bar) || 1
 .byte 2
 .endif
