.macro m3 a1
 .if a1 > 0
 .byte a1
 m3 a1-1
 .endif
.endmacro
 m3 3
