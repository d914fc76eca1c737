.repeat 3
 nop
.endrepeat
.repeat 2, i
.repeat 2, j
 .byte i*16+j
.endrepeat
.endrepeat
.repeat 0
 .byte 77
.endrepeat
