.macro m a1, a2
 .byte .paramcount
.endmacro
 m
 m 1
 m ,
 m ,1
 m {}, {}
 m 1,2
