.segment "BSS"
 .byte 1
