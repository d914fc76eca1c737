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
.enum ee
 aa = ::fwd
.endenum
fwd = 1
 .byte ee::aa
