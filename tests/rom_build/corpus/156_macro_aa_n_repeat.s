.macro aa n
 .repeat 2
 .if n
 .exitmacro
 .endif
 nop
 .endrepeat
.endmacro
 aa 1
 aa 0
