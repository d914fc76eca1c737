.macro m
.repeat 3, i
 .if i = 1
 .exitmacro
 .endif
 .byte i
.endrepeat
 inx
.endmacro
 m
 rts
 .ifblank
 .byte 1
 .endif
 .ifnblank foo
 .byte 2
 .endif
 .ifblank {}
 .byte 3
 .endif
