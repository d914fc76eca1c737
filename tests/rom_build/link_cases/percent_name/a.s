.code
 .byte 1
.segment "X1"
 .byte 2
