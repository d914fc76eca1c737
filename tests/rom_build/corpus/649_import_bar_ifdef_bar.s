 .import bar
 .ifdef bar
 .byte 1
 .endif
 .if .defined(bar)
 .byte 2
 .endif
 .byte 3
.macro m
.proc pp
 nop
.endproc
.endmacro
 m
 jmp pp
