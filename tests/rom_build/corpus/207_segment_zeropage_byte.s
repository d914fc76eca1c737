.segment "ZEROPAGE"
 .byte 1
