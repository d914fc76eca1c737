.scope s1 : zeropage
 rts
.endscope
 .res 0
 .byte 1
