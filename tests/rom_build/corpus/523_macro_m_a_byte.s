.macro m a1
 .byte .paramcount
 .ifnblank a1
 .byte a1
 .endif
.endmacro
 m
 m 1
 m 1,
