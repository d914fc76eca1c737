.macro aa n
 .if n
 .exitmacro
 .endif
 nop
.endmacro
 aa 1
 aa 0
