.code
 .byte 1,2,3
.bss
 .res 5
.data
 .byte 9
.rodata
 .res 3
 .byte 8
