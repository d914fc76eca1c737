 .repeat 0
 .byte 1
 .endrepeat
 .byte 2
