.data
 .byte 3
 .align 4
 .byte 4
.code
 .byte 9
