 .byte 1
.end
 .byte 2 garbage
