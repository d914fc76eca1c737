.macro m
.if 1
.repeat 2
.if 1
.exitmacro
.endif
.endrepeat
.endif
 inx
.endmacro
 m
 m
 rts
 .export foo, foo
foo:
