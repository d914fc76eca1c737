.bss
 .byte 1
