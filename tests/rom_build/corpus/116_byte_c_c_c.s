 .byte 1 ; c
 ; c2
;c3

 nop;c4
