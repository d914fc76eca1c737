foo:
@a1 .set 3
@a1 .set 4
 .byte @a1
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
