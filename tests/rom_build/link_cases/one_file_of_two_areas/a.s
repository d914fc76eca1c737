.segment "A1"
 .byte 1,2,3
.segment "B1"
 .byte 4,5
.segment "C1"
 .byte 6
