.code
 nop
.segment "ONE"
 .byte 1
.segment "TWO"
 .byte 2
.segment "THREE"
 .byte 3
 .align 4
 .byte 4
