.zeropage
 .byte 1
