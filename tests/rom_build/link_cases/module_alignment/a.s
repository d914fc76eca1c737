.code
 nop
 .align 4
 nop
.data
 .byte 1
