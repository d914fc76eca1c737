.code
 .byte 7
 .align 8,$ee
 .byte 8
.data
 .align 16
 .byte 2
