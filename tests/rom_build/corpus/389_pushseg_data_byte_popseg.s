.pushseg
 .data
 .byte 1
.popseg
 .byte 2
