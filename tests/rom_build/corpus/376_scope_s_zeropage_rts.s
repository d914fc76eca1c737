.scope s1 : zeropage
 rts
.endscope
