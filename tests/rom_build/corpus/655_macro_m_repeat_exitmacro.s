.macro m
.repeat 2
.exitmacro
.endrepeat
 n
 inx
.endmacro
.macro n
 iny
.endmacro
 m
 n
 rts
foo:nop
 foo2: nop
   @l1:   nop
