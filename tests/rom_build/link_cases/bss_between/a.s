.code
 .byte 1,2,3
.bss
b: .res 5
.data
 .word b, d
d: .byte 9
